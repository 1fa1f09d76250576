import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
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
import { switcherCopy, vaultCopy } from '../copy.ts'
import { useMakeVault } from '../use-make-vault.ts'
import { LateDepositDialog } from './late-deposit-dialog.tsx'

export default function VaultSwitcher() {
  const { vault, vaults, isPending, select } = useSelectedVault()
  const { making, makeVault } = useMakeVault()
  const [depositOpen, setDepositOpen] = useState(false)
  if (vault === null) {
    return isPending ? (
      <Skeleton width={112} height={20} className="mx-2" />
    ) : (
      <span className="px-2">{vaultCopy.none}</span>
    )
  }
  const name = vaultCopy.name(vault.tokenId)
  const trigger = (
    <Button
      variant="ghost"
      className="min-w-0 px-2! text-1! max-md:h-11"
      aria-label={switcherCopy.label(name)}
      icon={<Wallet size={15} aria-hidden="true" />}
      iconEnd={<ChevronsUpDown size={14} className="text-3" aria-hidden="true" />}
    >
      <span className="truncate">{making ? switcherCopy.making : name}</span>
    </Button>
  )
  return (
    <>
      <DropdownMenu trigger={trigger} className="w-64">
        <MenuLabel>{switcherCopy.heading}</MenuLabel>
        <MenuRadioGroup value={vault.tokenId} onValueChange={select}>
          {vaults.map((one) => (
            <MenuRadioItem
              key={one.tokenId}
              value={one.tokenId}
              hint={<span className="mono">{shortenAddress(one.publicKey, { head: 4, tail: 4 })}</span>}
            >
              {vaultCopy.name(one.tokenId)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={<Copy size={15} />} onSelect={() => setDepositOpen(true)}>
          {switcherCopy.addresses}
        </MenuItem>
        <MenuItem icon={<Plus size={15} />} disabled={making} onSelect={makeVault}>
          {making ? switcherCopy.making : switcherCopy.newVault}
        </MenuItem>
      </DropdownMenu>
      <LateDepositDialog vault={vault} open={depositOpen} onOpenChange={setDepositOpen} />
    </>
  )
}
