import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />
}

const LinkComponent = createContext<ComponentType<AnchorProps>>(PlainAnchor)

export interface LinkProviderProps {
  /** What renders links inside the app: the site gives its router's link, taking `href`. */
  link: ComponentType<AnchorProps>
  children: ReactNode
}

export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkComponent.Provider value={link}>{children}</LinkComponent.Provider>
}

/** In-app addresses start with one slash, `?` or `#`; all others leave the app and stay plain anchors. */
export function isInApp(href: string): boolean {
  return /^(\/(?!\/)|\?|#)/.test(href)
}

/** An unstyled link, and the only component that uses the router. */
export function AppLink(props: AnchorProps) {
  const InApp = useContext(LinkComponent)
  const leaves = props.target === '_blank' || 'download' in props || !isInApp(props.href)
  if (!leaves) return <InApp {...props} />
  return <a {...props} rel={props.target === '_blank' ? 'noopener noreferrer' : props.rel} />
}
