import type { ChainId } from '../../../chains/chain.ts'
import type { TrenchesCategory, TrenchesWindow } from '../../../discovery/contract.ts'
import type { LAUNCH_TABS, TOLD_LAUNCHPADS } from '../../../discovery/told-token.ts'
import { recordOf, setOf } from '../words/set-of.ts'
import type { Piece } from './piece.ts'

/** Which list of newcomers is meant, and which part of it. */

type Rules<Name> = readonly (readonly [Name, RegExp])[]
const find = <Name>(rules: Rules<Name>, plain: string) => rules.find(([, rule]) => rule.test(plain))?.[0]

const WINDOWS: Rules<TrenchesWindow> = [
  ['5m', /\b(?:5|five) ?m(?:in(?:ute)?s?)?\b|\b(?:5|five|cinco|cinq|fünf|cinque) min/],
  ['6h', /\b(?:6|six) ?(?:h(?:ours?|rs?)?|std|stunden|horas|heures|ore)\b/],
  [
    '24h',
    /\b(?:24|twenty four) ?(?:h(?:ours?|rs?)?|std|stunden|horas|heures|ore)\b|\b(?:last|past|this|a|one|1) ?d(?:ay)?\b|\bdaily\b/,
  ],
  [
    '1h',
    /\b(?:1|one) ?(?:h(?:our)?|hr|hora|heure|ora|stunde)\b|\b60 ?min|\b(?:last|past|this|an|the|per) hour\b|\bhourly\b|\blast hr\b|(?:última|ultima) (?:hora|ora)|letzte\w* stunde|dernière heure/,
  ],
]

export const readWindow = (plain: string): TrenchesWindow | undefined => find(WINDOWS, plain)

const CATEGORIES: Rules<TrenchesCategory> = [
  [
    'toporganicscore',
    /\borgan|\breal (?:volume|trading|traders|activity|buyers)\b|\b(?:no|without|not) bots?\b/,
  ],
  ['toptraded', /\b(?:most|top|heavily) traded\b|\bvolume\b|\btraded (?:the )?most\b/],
  [
    'popular',
    /\bpopular|\b(?:most|widely) (?:widely )?(?:held|owned)\b|\bmost holders\b|\bholder count\b|\bheld by\b/,
  ],
  [
    'new',
    /\bnew(?:est|est|ly|comers?)?\b|\bfresh(?:est|ly)?\b|\byoungest\b|\bjust (?:listed|created|launched|added)\b/,
  ],
]

export const readCategory = (plain: string): TrenchesCategory | undefined => find(CATEGORIES, plain)

type ToldLaunchpad = (typeof TOLD_LAUNCHPADS)[number]
/** Of memejob and of some chains we have no list to tell from. */
export type NamedLaunchpad = ToldLaunchpad | 'none'

const LAUNCHPADS: Rules<NamedLaunchpad> = [
  ['four-meme', /\b(?:four|4)[ .-]?memes?\b/],
  ['launchlab', /\blaunch[ -]?lab|\braydium|\bbonk[ .]?fun\b|\blets ?bonk\b/],
  ['meteora-dbc', /\bmeteora|\bdbc\b/],
  ['none', /\bmeme[ -]?jobs?\b/],
  ['pump', /\bpump|\bmeme[ -]?zone\b/],
]
const BY_CHAIN = recordOf<NamedLaunchpad>('solana=pump bsc=four-meme ethereum=none hedera=none')

/** By its own name, else by the chain that was named. */
export function readLaunchpad(plain: string, pieces: readonly Piece[]): NamedLaunchpad | undefined {
  const named = find(LAUNCHPADS, plain)
  const chain = placeOf(pieces)
  // 'Pump' is also what coins do: 'what pumps on bnb'.
  return (named === undefined || named === 'pump') && chain !== undefined ? BY_CHAIN[chain] : named
}

const GRADUATING =
  /\b(?:almost|nearly|about|close|near|soon|next|will|going|yet)\b.*\b(?:graduat|bond|migrat)|\b(?:graduates?|bonds?|migrates?) (?:soon|next)\b|\bgraduat(?:e|ing|ion)\b|\bbonding\b(?! curves?\b)|\bmigrating\b|\bto (?:bond|migrate)\b|graduieren|graduarse|graduar\b/
const TABS: Rules<(typeof LAUNCH_TABS)[number]> = [
  ['graduating', GRADUATING],
  ['graduated', /\bgraduat|\bbonded\b|\bmigrated\b/],
  ['hot', /\bhot(?:test)?\b|\btrend|\btop\b|\bbest\b|\bpopular|\bpumping\b|\bmost traded\b/],
]

export const readTab = (plain: string) => find(TABS, plain)

const NATIVE_CHAINS = recordOf<ChainId>('SOL=solana ETH=ethereum BNB=bsc HBAR=hedera')

/** The chain that is named, or whose coin is: 'ETH gas', 'BNB launches'. */
export function placeOf(pieces: readonly Piece[]): ChainId | undefined {
  const [chain] = pieces.flatMap(({ value }) => {
    if (value.type === 'chain') return [value.chain]
    return value.type === 'coin' ? (value.chain ?? NATIVE_CHAINS[value.symbol] ?? []) : []
  })
  return chain
}

const TIME_UNITS = setOf(
  'm min mins minute minutes h hr hrs hour hours d day days minuten minutos stunden horas',
)

/** Whether a figure says over which time: 'in 5 minutes', '5m'. */
export function isTime(pieces: readonly Piece[], at: number): boolean {
  const { value, lower = '' } = pieces[at] ?? {}
  return (
    value?.type === 'amount' &&
    (/^\d+ ?(?:m|min|h|hr|d)$/.test(lower) || TIME_UNITS.has(pieces[at + 1]?.lower ?? ''))
  )
}
