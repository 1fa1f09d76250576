import { keyId, type RootKey } from '@windhover/core/authority/keys'
import type { ProvenOwner } from '@windhover/signer/proof/check-proof'
import { ownerCopy, proofCopy } from './copy.ts'
import { dayOf, minuteOf, type ShownFact, type ShownLink } from './shown-link.ts'

export function describeOwner({ root, addedAt, isRecovered }: ProvenOwner, vaultId: string): ShownLink {
  const { isOwner, wasRecovered, added, since } = ownerCopy
  const waited = isRecovered ? [{ name: since, value: dayOf(root.livesFromMs) }] : []
  return {
    label: proofCopy.names.owner,
    who: root.name,
    what: isRecovered ? wasRecovered(vaultId) : isOwner(vaultId),
    at: minuteOf(addedAt),
    facts: [...keyFacts(root.key), { name: added, value: dayOf(addedAt) }, ...waited],
  }
}

function keyFacts(key: RootKey): readonly ShownFact[] {
  const { kind, kinds, address, copyAddress, copyKey, origin } = ownerCopy
  if (key.type === 'wallet')
    return [
      { name: kind, value: kinds[key.chain] },
      { name: address, value: key.address, copyLabel: copyAddress },
    ]
  const own = { name: ownerCopy.key, value: keyId(key), copyLabel: copyKey }
  if (key.type === 'device') return [{ name: kind, value: kinds.device }, own]
  return [{ name: kind, value: kinds.passkey }, own, { name: origin, value: new URL(key.origin).host }]
}
