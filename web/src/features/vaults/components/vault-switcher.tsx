import { vaultTitle } from '@windhover/core/vaults/vault-name'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { vaultColorClass } from '../../../lib/vault-color.ts'
import { Button } from '../../../ui/button.tsx'
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../../../ui/dropdown-menu.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { switcherCopy } from '../copy.ts'
import { useMakeVault } from '../use-make-vault.ts'
import { LateDepositDialog } from './late-deposit-dialog.tsx'
import { LateDialog } from './late-dialog.tsx'

const loadRename = () => import('./rename-dialog.tsx')

export default function VaultSwitcher() {
  const { vault, vaults, isPending, select } = useSelectedVault()
  const { making, makeVault } = useMakeVault()
  const [opened, setOpened] = useState<'deposit' | 'rename' | null>(null)
  if (vault === null) {
    return isPending ? (
      <Skeleton width={112} height={20} className="mx-2" />
    ) : (
      <span className="px-2">{switcherCopy.none}</span>
    )
  }
  const title = vaultTitle(vault)
  const dialog = (name: 'deposit' | 'rename') => ({
    vault,
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  })
  const trigger = (
    <Button
      variant="ghost"
      className="min-w-0 px-2! text-1! max-md:h-11"
      aria-label={switcherCopy.label(title)}
      icon={<Wallet size={15} className={vaultColorClass(vault.color)} aria-hidden="true" />}
      iconEnd={<ChevronsUpDown size={14} className="text-3" aria-hidden="true" />}
    >
      <span className="max-w-48 truncate">{making ? switcherCopy.making : title}</span>
    </Button>
  )
  return (
    <>
      <DropdownMenu trigger={trigger} className="w-72">
        <MenuLabel>{switcherCopy.heading}</MenuLabel>
        <MenuRadioGroup value={vault.tokenId} onValueChange={select}>
          {vaults.map((one) => (
            <MenuRadioItem
              key={one.tokenId}
              value={one.tokenId}
              icon={<Wallet size={15} className={vaultColorClass(one.color)} />}
              hint={<span className="mono">{shortenAddress(one.publicKey, { head: 4, tail: 4 })}</span>}
            >
              {vaultTitle(one)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={<SlidersHorizontal size={15} />} onSelect={() => setOpened('rename')}>
          {switcherCopy.rename}
        </MenuItem>
        <MenuItem icon={<Copy size={15} />} onSelect={() => setOpened('deposit')}>
          {switcherCopy.addresses}
        </MenuItem>
        <MenuItem icon={<Plus size={15} />} disabled={making} onSelect={makeVault}>
          {making ? switcherCopy.making : switcherCopy.newVault}
        </MenuItem>
      </DropdownMenu>
      <LateDepositDialog {...dialog('deposit')} />
      <LateDialog load={loadRename} props={dialog('rename')} />
    </>
  )
}
