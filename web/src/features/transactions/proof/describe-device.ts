import type { ProvenDevice } from '@windhover/signer/proof/check-proof'
import { deviceCopy, proofCopy, SCOPE_WORDS } from './copy.ts'
import { dayOf, minuteOf, type ShownFact, type ShownLink } from './shown-link.ts'

const WHOLE_USD = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
const showUsd = (usd: number) => usd.toLocaleString('en-US', WHOLE_USD)

/** Programs act by a vault's API key, people by the key of their browser. */
export const isProgram = (device: ProvenDevice | null) => device?.key.type === 'api-key'

export function describeDevice(device: ProvenDevice): ShownLink {
  const { name, powers, lentAt } = device
  return {
    label: isProgram(device) ? proofCopy.program : proofCopy.names.device,
    who: name,
    what: deviceCopy.lent,
    at: minuteOf(lentAt),
    facts: powerFacts(powers),
  }
}

function powerFacts(powers: ProvenDevice['powers']): readonly ShownFact[] {
  const { scopes, vaults, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt } = powers
  const { upTo, caps, until, recipients, knownOnly } = deviceCopy
  return [
    { name: upTo, value: caps(showUsd(perTransactionUsd), showUsd(perDayUsd)) },
    { name: deviceCopy.scopes, value: scopes.map((scope) => SCOPE_WORDS[scope].many).join(', ') },
    ...(vaults === 'all'
      ? []
      : [{ name: deviceCopy.vaults, value: vaults.map(deviceCopy.vault).join(', ') }]),
    ...(knownRecipientsOnly ? [{ name: recipients, value: knownOnly }] : []),
    { name: until, value: dayOf(expiresAt) },
  ]
}
