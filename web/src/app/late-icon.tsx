import type { AppIconProps } from './app-icon.tsx'
import { useLoaded } from './use-loaded.ts'

const loadIcon = () => import('./app-icon.tsx')

/** Where the first page shows the icon of an app: its room is there at once, its drawing a moment later. */
export function LateIcon(props: AppIconProps) {
  const { Component } = useLoaded(loadIcon)
  if (Component !== null) return <Component {...props} />
  return <span style={{ width: props.size, height: props.size }} className="flex-none" />
}
