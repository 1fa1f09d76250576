/** Words of the trade that can be explained, by how people ask for them. */
export const TERMS: readonly (readonly [term: string, pattern: RegExp])[] = [
  ['impermanent-loss', /impermanent/i],
  ['liquidity-pool', /\b(?:liquidity pools?|lps?|pools?)\b|пул/i],
  ['price-impact', /price impact|impact/i],
  ['slippage', /slip+a?ge?|sliippage|deslizamiento|слип|kayma|derrapagem/i],
  ['market-cap', /market ?cap|mcap|\bmc\b|capitali[sz]|marktkapital|капитализац|piyasa değeri|kapitalisasi/i],
  ['limit-order', /limit ?order|order limit|orden l[ií]mite|ordem limit|ordre limite|limit emir|лимитн/i],
  ['stop-loss', /stop[- ]?loss|stoploss|стоп|zarar durdur/i],
  ['take-profit', /take[- ]?profit|тейк/i],
  ['dca', /\bdca\b|dollar[- ]cost/i],
  ['mint-authority', /mint(?:ing)? (?:authority|auth|permission|rights?)|mint auth/i],
  ['freeze-authority', /freeze|freezing/i],
  ['safe-mode', /safe ?mode/i],
  ['rug-pull', /\brug/i],
  ['honeypot', /honey ?pot/i],
  ['funding-rate', /funding/i],
  ['open-interest', /open interest|\boi\b/i],
  ['seed-phrase', /seed|recovery phrase/i],
  ['stablecoin', /stable ?coin|stables?\b|стейбл/i],
  ['memecoin', /meme ?coin|shitcoin|мем/i],
  ['airdrop', /air ?drop/i],
  ['staking', /\bstak|стейк/i],
  ['bridge', /\bbridg|puente|мост/i],
  ['passkey', /pass ?key/i],
  ['vault', /\bvault/i],
  ['wrap', /\bwrap|\bunwrap/i],
  ['gas', /\bgas|network fee|gwei|газ/i],
  ['tvl', /\btvl\b|value locked/i],
  ['apy', /\bapy\b|\bapr\b|yield/i],
  ['pnl', /\bpnl\b|p&l|p\/l|profit and loss/i],
  ['liquidity', /liquid|ликвид|likid/i],
]

export function readTerm(text: string): string | null {
  return TERMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
