import { iconOf } from './app-icons.ts'
import type { WorkspaceApp } from './app-registry.ts'

export type AppIconProps = {
  readonly app: WorkspaceApp
  readonly size: number
  readonly className?: string
}

export default function AppIcon({ app, ...look }: AppIconProps) {
  const Icon = iconOf(app)
  return <Icon {...look} />
}
