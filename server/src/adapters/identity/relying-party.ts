/** What a browser or a wallet sees of us. Everything follows from the one public origin. */
export type RelyingParty = {
  readonly name: string
  readonly id: string
  readonly origin: string
  readonly domain: string
  readonly secure: boolean
}

export function relyingPartyOf(publicOrigin: string): RelyingParty {
  const url = new URL(publicOrigin)
  return {
    name: 'Windhover',
    id: url.hostname,
    origin: url.origin,
    domain: url.host,
    secure: url.protocol === 'https:',
  }
}
