import type { AccountView } from '@windhover/core/accounts/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { Address } from '../../../ui/address.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { toast } from '../../../ui/toast.tsx'
import { accountCopy } from '../copy.ts'

/** Wallets are added by signing in with them, so this list only tells. */
export function WalletSection({ wallets }: { wallets: AccountView['wallets'] }) {
  return (
    <Card as="section" aria-label={accountCopy.wallets}>
      <CardHead title={accountCopy.wallets} />
      {wallets.length === 0 ? (
        <p className="mt-1 text-caption text-3">{accountCopy.noWallets}</p>
      ) : (
        <ul className="mt-2 -mb-1 divide-y divide-line-subtle">
          {wallets.map(({ chain, address }) => (
            <li key={`${chain}:${address}`} className="flex min-h-13 items-center gap-3 py-2">
              <ChainLogo chain={chain} size={32} />
              <div className="min-w-0 flex-1">
                <div className="font-medium">{CHAINS[chain].name}</div>
                <Address
                  value={address}
                  head={10}
                  copy
                  copyLabel={accountCopy.copyAddress(CHAINS[chain].name)}
                  onFailed={() => toast.error({ title: accountCopy.copyFailed })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
