import type { RelyingParty } from './relying-party.ts'

/** The `__Host-` prefix makes browsers refuse the cookie from a subdomain, but it only exists on https. */
export function cookieNames(party: RelyingParty): { readonly session: string; readonly challenge: string } {
  const prefix = party.secure ? '__Host-' : ''
  return { session: `${prefix}windhover-session`, challenge: `${prefix}windhover-challenge` }
}
