import type { RootKey } from '@windhover/core/authority/keys'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'

const PHONES = /\b(iPhone|iPad|Android)\b/

export function BrowserIcon({ name }: { readonly name: string }) {
  return <IconTile>{PHONES.test(name) ? <Smartphone size={16} /> : <Laptop size={16} />}</IconTile>
}

export function ProgramIcon() {
  return (
    <IconTile>
      <SquareTerminal size={16} />
    </IconTile>
  )
}

export function OwnerKeyIcon({ rootKey, name }: { readonly rootKey: RootKey; readonly name: string }) {
  if (rootKey.type === 'wallet') return <ChainLogo chain={rootKey.chain} size={32} />
  if (rootKey.type === 'device') return <BrowserIcon name={name} />
  return (
    <IconTile>
      <PasskeyIcon size={16} />
    </IconTile>
  )
}
