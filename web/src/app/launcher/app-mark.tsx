import type { AppId } from '@windhover/core/workspace/app-ids'
import { ChainLogo, type ChainLogoName } from '../../ui/chain-logo.tsx'
import { iconOf } from '../app-icons.ts'
import type { WorkspaceApp } from '../app-registry.ts'

const SIZE = 16

/** Apps that do the same on different networks. */
const NETWORK: Readonly<Partial<Record<string, ChainLogoName>>> = {
  'swap-solana': 'solana',
  'swap-ethereum': 'ethereum',
  'swap-bsc': 'bsc',
  'swap-hedera': 'hedera',
} satisfies Partial<Record<AppId, ChainLogoName>>

type AppMarkProps = { readonly app: WorkspaceApp; readonly className: string }

/** The icon of an app; where four apps would have the same one, the mark of its network. */
export function AppMark({ app, className }: AppMarkProps) {
  const Icon = iconOf(app)
  const network = NETWORK[app.id]
  if (network !== undefined) return <ChainLogo chain={network} size={SIZE} />
  return <Icon size={SIZE} className={className} />
}
