import ChevronRight from 'lucide-react/icons/chevron-right'
import WalletIcon from 'lucide-react/icons/wallet'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '../../../ui/dropdown-menu.tsx'
import { signInCopy } from '../copy.ts'
import { useWallets } from '../wallets/use-wallets.ts'
import type { SignInWallet, WalletChain } from '../wallets/wallet.ts'

const LABELS: Readonly<Record<WalletChain, string>> = {
  ethereum: signInCopy.ethereum,
  solana: signInCopy.solana,
}
const NONE: Readonly<Record<WalletChain, string>> = {
  ethereum: signInCopy.noEthereumWallet,
  solana: signInCopy.noSolanaWallet,
}

type WalletButtonProps = {
  readonly chain: WalletChain
  readonly waiting: boolean
  readonly onPick: (wallet: SignInWallet) => void
  readonly onNone: (text: string) => void
}

export function WalletButton({ chain, waiting, onPick, onNone }: WalletButtonProps) {
  const wallets = useWallets(chain)
  const [only, ...others] = wallets
  const face: ButtonProps = {
    block: true,
    className: 'h-11! justify-start! gap-2.5! px-3!',
    icon: <ChainLogo chain={chain} size={20} />,
    iconEnd: <ChevronRight size={14} className="ml-auto text-3" aria-hidden="true" />,
    loading: waiting,
    loadingLabel: signInCopy.walletWaiting,
  }

  if (only === undefined || others.length === 0 || waiting) {
    return (
      <Button {...face} onClick={() => (only === undefined ? onNone(NONE[chain]) : onPick(only))}>
        {LABELS[chain]}
      </Button>
    )
  }
  return (
    <DropdownMenu trigger={<Button {...face}>{LABELS[chain]}</Button>} className="w-(--anchor-width)">
      <MenuLabel>{signInCopy.pickWallet}</MenuLabel>
      {wallets.map((wallet) => (
        <MenuItem key={wallet.id} icon={<WalletFace wallet={wallet} />} onSelect={() => onPick(wallet)}>
          {wallet.name}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

function WalletFace({ wallet }: { wallet: SignInWallet }) {
  if (wallet.iconUrl === null) return <WalletIcon size={15} />
  return <img src={wallet.iconUrl} alt="" width={18} height={18} className="size-4.5 rounded-xs" />
}
