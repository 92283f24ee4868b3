import { CopyPlus, Ellipsis } from 'lucide-react'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import type { MenuItem } from '../../overlays/Menu/types.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import {
  DeleteIcon,
  GenerateIcon,
  RefreshIcon,
  RemoveBackgroundIcon,
  UpscaleIcon,
} from '../../primitives/Icon/icons.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ProjectLinks, ProjectTile } from './types.ts'

interface ProjectMenuProps {
  project: ProjectTile
  links: ProjectLinks
  onDelete: () => void
}

/** More actions of an image: another service, the same settings again, deletion. */
export function ProjectMenu({ project, links, onDelete }: ProjectMenuProps) {
  const t = useTexts(projectsTexts)
  const ways = [
    { value: 'upscale', label: t('projects.sendToUpscale'), icon: UpscaleIcon, href: links.upscale(project) },
    {
      value: 'removeBackground',
      label: t('projects.sendToRemoveBackground'),
      icon: RemoveBackgroundIcon,
      href: links.removeBackground(project),
    },
    { value: 'variation', label: t('projects.variation'), icon: GenerateIcon, href: links.variation(project) },
    { value: 'moreLikeThis', label: t('projects.moreLikeThis'), icon: CopyPlus, href: links.moreLikeThis(project) },
    { value: 'again', label: t('projects.rerun'), icon: RefreshIcon, href: links.again(project) },
  ]
  const items: readonly MenuItem[] = [
    ...ways.flatMap(({ href, ...item }) => (href === null ? [] : [{ ...item, href }])),
    { value: 'delete', label: t('projects.delete'), icon: DeleteIcon, tone: 'critical' },
  ]
  return (
    <Menu
      size="sm"
      chevron={false}
      label={t('projects.more', { title: project.title })}
      items={items}
      onSelect={(value) => value === 'delete' && onDelete()}
    >
      <Icon icon={Ellipsis} size="sm" />
    </Menu>
  )
}
