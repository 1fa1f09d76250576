import type { VaultSettings } from '@windhover/core/settings/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { HIDDEN_FIELDS, type HiddenList, hideChange } from '../../../lib/hidden-tokens.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { useTokenNames } from '../api/name-hidden-tokens.ts'
import { type HiddenNetwork, type HiddenToken, readHiddenToken } from '../read-hidden-token.ts'
import { vaultSettingsCopy } from '../settings-copy.ts'
import { useSave } from '../use-save.ts'

const LISTS: Readonly<Record<HiddenNetwork, HiddenList>> = {
  solana: 'hiddenTokens',
  hedera: 'hiddenHederaTokens',
  ethereum: 'hiddenEvmTokens',
}
const NETWORKS = (['solana', 'hedera', 'ethereum'] as const).map((value) => ({
  value,
  label: vaultSettingsCopy.networks[value],
}))

/** R1-122 */
export function HiddenTokensCard({ vault, settings }: { vault: VaultView; settings: VaultSettings }) {
  const [network, setNetwork] = useState<HiddenNetwork>('solana')
  const save = useSave(vault.tokenId)
  const list = LISTS[network]
  const ids = settings[HIDDEN_FIELDS[list]]
  const tokens = useTokenNames(
    vault,
    ids.map((id) => readHiddenToken(network, id)),
  )
  return (
    <Card as="section" aria-label={vaultSettingsCopy.hiddenTitle} className="pt-3.5!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{vaultSettingsCopy.hiddenTitle}</h3>
        <Segment
          label={vaultSettingsCopy.hiddenNetwork}
          value={network}
          onValueChange={setNetwork}
          options={NETWORKS}
        />
      </div>
      <div className="mt-2.5 flex min-h-7 flex-wrap items-center gap-2">
        {tokens.length > 0 && (
          <ul className="contents">
            {tokens.map((token) => (
              <li key={token.id} className="max-w-full min-w-0">
                <RemovableChip
                  icon={
                    <TokenMark
                      token={markedOf(token)}
                      size={20}
                      badgeOn={network === 'ethereum' ? 'raised' : undefined}
                    />
                  }
                  removeLabel={vaultSettingsCopy.showAgain(token.symbol)}
                  onRemove={() => save(hideChange(list, [token.id], false))}
                >
                  <span className="max-w-40 truncate">{token.symbol}</span>
                </RemovableChip>
              </li>
            ))}
          </ul>
        )}
        <p className="text-caption text-3">
          {tokens.length > 0
            ? vaultSettingsCopy.hiddenHint
            : vaultSettingsCopy.hiddenEmpty(vaultSettingsCopy.networks[network])}
        </p>
      </div>
    </Card>
  )
}

const markedOf = ({ chain, token, symbol }: HiddenToken) => ({ chain, address: token, symbol })
