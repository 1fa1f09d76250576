import type { RootKey } from '@windhover/core/authority/keys'
import { type Draw, digest } from '../../chaos/draw.ts'
import type { Forgeable, SpeakingOwner } from './speaking-owner.ts'

type Given = {
  readonly draw: Draw
  readonly name: string
  readonly thief: Extract<RootKey, { type: 'device' }>
  readonly theirs: SpeakingOwner
}

/** One field of a statement made into something that its owner did not say. */
export function changeStatement(said: Forgeable, { draw, name, thief, theirs }: Given): Forgeable {
  const noise = digest(name).toString('hex')
  const common: readonly [Partial<Forgeable>, ...Partial<Forgeable>[]] = [
    { nonce: noise.slice(0, 32) },
    { at: said.at - draw.whole(1, 60_000) },
    { at: said.at + draw.whole(1, 30_000) },
  ]
  const changes = changesOf(said, { draw, noise, thief, theirs })
  return { ...said, ...draw.pick([...common, ...changes, ...changes]) } as Forgeable
}

function changesOf(
  said: Forgeable,
  { draw, noise, thief, theirs }: Omit<Given, 'name'> & { readonly noise: string },
): readonly object[] {
  const owned = [{ owner: theirs.owner }]
  switch (said.kind) {
    case 'grant':
      return [
        ...owned,
        { key: thief },
        { owner: null },
        // What a wallet shows as the same letters.
        { name: 'T\u00e9st' },
        { perTransactionUsd: said.perTransactionUsd + draw.whole(1, 9_000_000) },
        { perDayUsd: said.perDayUsd + draw.whole(1, 9_000_000) },
        { knownRecipientsOnly: !said.knownRecipientsOnly },
        { expiresAt: said.expiresAt + draw.whole(1, 60_000) },
        { vaults: [theirs.vaultId] },
        { scopes: ['order', 'transfer'] },
      ]
    case 'root':
      return [...owned, { key: thief }, { name: 'Somebody' }, { owner: null }]
    case 'recovery':
      return [...owned, { key: thief }, { name: 'Somebody' }]
    case 'revocation':
      return [...owned, { target: noise }, { target: theirs.root.id }, { target: theirs.device.id }]
    case 'recovery-codes':
      return [...owned, { hashes: [noise] }, { hashes: [] }, { hashes: [...said.hashes, noise] }]
    case 'policy':
      return [
        { vaultId: theirs.vaultId },
        { perTransactionCents: (said.perTransactionCents ?? 0) + draw.whole(1, 1_000_000) * 100 },
        { rolling24hCents: draw.whole(100_000_000, 900_000_000) },
        { isPaused: false },
      ]
    case 'envelope':
      return [
        { vaultId: theirs.vaultId },
        { totalSellRaw: `${said.totalSellRaw}0` },
        { worstPrice: { ...said.worstPrice, buyRaw: '1' } },
        { executionsMax: said.executionsMax + draw.whole(1, 1_000) },
        { feeMaxRaw: '1000000000000000000' },
        { expiresAt: said.expiresAt + draw.whole(1, 1_000_000) },
        { buyToken: said.sellToken, sellToken: said.buyToken },
      ]
  }
}
