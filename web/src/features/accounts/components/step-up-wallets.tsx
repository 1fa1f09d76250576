import { Button } from '../../../ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '../../../ui/dropdown-menu.tsx'
import { signInCopy, stepUpCopy } from '../copy.ts'
import { useWallets } from '../wallets/use-wallets.ts'
import type { SignInWallet, WalletChain } from '../wallets/wallet.ts'
import { InlineAlert } from './inline-alert.tsx'

type StepUpWalletsProps = {
  readonly chain: WalletChain
  readonly busy: boolean
  readonly onPick: (wallet: SignInWallet) => void
}

export function StepUpWallets({ chain, busy, onPick }: StepUpWalletsProps) {
  const wallets = useWallets(chain)
  const [only, ...others] = wallets
  if (only === undefined) return <InlineAlert text={stepUpCopy.walletMissing} />
  const look = { variant: 'primary', loading: busy, loadingLabel: stepUpCopy.busy } as const
  if (others.length === 0 || busy) {
    return (
      <Button {...look} data-autofocus onClick={() => onPick(only)}>
        {stepUpCopy.useWallet}
      </Button>
    )
  }
  return (
    <DropdownMenu align="end" trigger={<Button {...look}>{stepUpCopy.useWallet}</Button>}>
      <MenuLabel>{signInCopy.pickWallet}</MenuLabel>
      {wallets.map((wallet) => (
        <MenuItem key={wallet.id} onSelect={() => onPick(wallet)}>
          {wallet.name}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
