import { MyProjects } from '@mintage/ui/screens/MyProjects'
import { useMyProjects } from '../../flows/library/useMyProjects.ts'

export default function MyProjectsRoute() {
  return <MyProjects {...useMyProjects()} />
}
