import { MyProjects } from '@mintage/ui/screens/MyProjects'
import { useMyProjects } from '../../flows/my-projects/useMyProjects.ts'

export default function MyProjectsRoute() {
  return <MyProjects {...useMyProjects()} />
}
