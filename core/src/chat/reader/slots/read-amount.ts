import { KNOWN_SYMBOLS, PLAIN_SYMBOLS } from '../words/known-symbols.ts'
import { scaleNumber } from '../words/read-number.ts'
import { NUMBER_WORDS, readNumberWords } from '../words/read-number-words.ts'
import { recordOf, setOf } from '../words/set-of.ts'
import type { Word } from '../words/word.ts'
import type { AmountUnit, Found } from './piece.ts'

const SCALES = setOf('k m mil thousand grand million billion bn mila mille milyon bin juta ribu tausend')
const SCALE_WORDS = recordOf(
  'mila=thousand mille=thousand bin=thousand ribu=thousand tausend=thousand milyon=million juta=million',
)
const DOLLARS = setOf(
  'usd dollars dollar bucks buck dollari dollaro dólares dolares dólar dolar dollaren доллар доллара долларов баксов бакса',
)
const PERCENT = setOf('percent percentage pct % prozent procent persen процентов процента yüzde')
const ROUGHLY = setOf(
  'about around roughly approximately like approx circa ungefähr etwa environ cerca unos ~',
)
const STRESSES = setOf('exactly precisely only just another extra additional solo nur')

/** What 'one' counts. */
const COUNTED = setOf('hundred thousand million percent dollar buck point grand half third quarter')
/** 'A SOL' is one of them; 'a goat' is an animal. */
const ONE = setOf('a an')

/** Parts and wholes in words; the longest first. `0.5` and the like are of one coin: 'half a SOL'. */
const PHRASES: readonly (readonly [readonly string[], string])[] = [
  ...phrases(
    '50%',
    `the_half_of|half_of_my|half_of_the|half_of|half_my|half_the|one_half|half|la_mitad_de|la_mitad|mitad_de|
    mitad|metade_do|metade_da|metade_dos|metade_de|metade|la_moitié_de|la_moitie_de|la_moitié|moitié|moitie|die_hälfte|die_halfte|die_haelfte|haelfte|hälfte|halfte|
    la_metà_di|la_metà|metà|meta'|yarısını|yarisini|yarısı|yarim|yarım|setengah|separuh|половину|половина|½|1/2|50_50`,
  ),
  ...phrases('0.5', 'half_of_a|half_of_an|half_a|half_an|medio|mezzo|un_demi|einen_halben|полтора_0'),
  ...phrases('0.25', 'a_quarter_of_a|a_quarter_of_an|quarter_of_a'),
  ...phrases(
    '25%',
    'a_quarter_of|a_quarter|one_quarter|quarter_of|quarter|1/4|¼|un_cuarto|un_quart|ein_viertel|un_quarto|çeyrek|seperempat|четверть',
  ),
  ...phrases('75%', 'three_quarters|3_quarters|3/4|¾|three_fourths'),
  ...phrases(
    '33.33%',
    'a_third_of|one_third_of|a_third|one_third|third_of|1/3|un_tercio|ein_drittel|un_tiers|un_terzo|треть',
  ),
  ...phrases('66.67%', 'two_thirds_of|two_thirds|2/3'),
  ...phrases('10%', 'a_tenth_of|one_tenth_of|a_tenth'),
  ...phrases('20%', 'a_fifth_of|one_fifth_of|a_fifth'),
  ...phrases(
    'all',
    `the_full_balance|my_full_balance|the_entire_balance|the_whole_balance|all_of_my|all_of_the|all_my|all_the|
    all_of|every_last_bit_of|every_bit_of|every_last|in_full|full_balance|entire_balance|full_amount|the_whole_amount|the_entire_amount|
    the_whole_thing|the_full_amount|the_whole_lot|the_lot|the_remaining|my_remaining|remaining|full_port|entirely|completely|fully|every_single|100_percent_of|the_entire|the_whole|the_rest_of|the_rest|my_entire|my_whole|entire|whole|everything_i_have_in|
    everything_i_have_of|everything_in|everything_of|all|everything|max|maximum|maxed|todo_mi|todos_mis|toda_mi|todo|todos|todas|tudo|todo_o_meu|
    todos_os_meus|todo_meu|tout_mon|tous_mes|tout|tous|alle_meine|mein_ganzes|meine_ganzen|alles|alle|tutto_il|tutti_i_miei|tutto|tutti|
    tümünü|tüm|hepsini|hepsi|bütün|semua|seluruh|все|всё|весь|всю`,
  ),
].toSorted(([one], [other]) => other.length - one.length)
/** Words of amounts: none of them is a slip. */
export const AMOUNT_WORDS: ReadonlySet<string> = new Set([
  ...PHRASES.flatMap(([phrase]) => phrase),
  ...NUMBER_WORDS,
])
const PHRASES_BY_WORD = Map.groupBy(PHRASES, ([[first]]) => first)

const VAGUE: readonly (readonly string[])[] =
  `a_little_bit_of|a_little|a_bit_of|a_bit|a_few|a_couple_of|a_couple|most_of|a_lot_of|lots_of|a_bunch_of|a_bag_of|bags_of|a_stack_of|a_pile_of|
  a_small_amount_of|a_tiny_bit_of|a_ton_of|a_handful_of|a_chunk_of|a_portion_of|loads_of|several|some_of|part_of|some|few|sum|un_poco_de|
  algo_de|um_pouco_de|un_peu_de|etwas|ein_bisschen|ein_paar|un_po_di|un_po'_di|biraz|sedikit|beberapa|немного|чуть`
    .split('|')
    .map((phrase) => phrase.trim().split('_'))
    .toSorted((one, other) => other.length - one.length)
const VAGUE_BY_WORD = Map.groupBy(VAGUE, ([first]) => first)

function phrases(text: string, written: string): [readonly string[], string][] {
  return written.split('|').map((phrase) => [phrase.trim().split('_'), text])
}

/** An amount, a price or any other figure that begins here. */
export function readAmountAt(words: readonly Word[], at: number): Found | null {
  const word = words[at]
  if (word === undefined) return null
  const isFigureNext = words[at + 1]?.kind === 'number' || isHalf(words[at + 1])
  if ((ROUGHLY.has(word.lower) || STRESSES.has(word.lower)) && isFigureNext) {
    const rest = readAmountAt(words, at + 1)
    if (rest?.value.type !== 'amount') return null
    const isPlain = rest.value.isPlain && STRESSES.has(word.lower)
    return { ...rest, value: { ...rest.value, isPlain }, length: rest.length + 1 }
  }
  const next = words[at + 1]?.text ?? ''
  if (ONE.has(word.lower) && KNOWN_SYMBOLS.has(next.toUpperCase()) && !PLAIN_SYMBOLS.has(next))
    return amount('1', { unit: 'units', isPlain: true, length: 1 })
  const phrase = readPhrase(words, at)
  return phrase !== null && phrase.length > 1 ? phrase : (readFigure(words, at) ?? phrase)
}

const isHalf = (word: Word | undefined) => word?.lower === 'half'
const startsWith = (phrase: readonly string[], words: readonly Word[], at: number) =>
  phrase.every((part, step) => words[at + step]?.lower === part)

function readPhrase(words: readonly Word[], at: number): Found | null {
  const found = PHRASES_BY_WORD.get(words[at]?.lower)?.find(([phrase]) => startsWith(phrase, words, at))
  if (found !== undefined) {
    const [phrase, text] = found
    const unit = text === 'all' ? 'all' : text.endsWith('%') ? 'part' : 'units'
    return amount(text, { unit, isPlain: true, length: phrase.length })
  }
  const vague = VAGUE_BY_WORD.get(words[at]?.lower)?.find((phrase) => startsWith(phrase, words, at))
  return vague === undefined ? null : { value: { type: 'vague' }, mask: '<some>', length: vague.length }
}

function readFigure(words: readonly Word[], at: number): Found | null {
  const word = words[at]
  if (word?.lower === 'usd' || word?.text === '$') {
    const figure = readPlain(words, at + 1)
    return figure === null
      ? null
      : dollars(figure.digits, { isPlain: figure.isPlain, length: figure.length + 1 })
  }
  const figure = readPlain(words, at)
  if (figure === null || word === undefined) return null
  const { digits, isPlain, length } = figure
  const next = words[at + length]
  const given = { isPlain, length }
  if (word.figure?.sign === 'usd')
    return dollars(digits, { isPlain, length: DOLLARS.has(next?.lower ?? '') ? length + 1 : length })
  if (word.figure?.sign === 'percent') return percent(digits, given)
  if (DOLLARS.has(next?.lower ?? '') || next?.text === '$')
    return dollars(digits, { isPlain, length: length + 1 })
  if (PERCENT.has(next?.lower ?? '')) return percent(digits, { isPlain, length: length + 1 })
  if (next?.lower === 'per' && words[at + length + 1]?.lower === 'cent')
    return percent(digits, { isPlain, length: length + 2 })
  if (['cent', 'cents'].includes(next?.lower ?? '') && /^\d{1,4}$/.test(digits))
    return dollars(inDollars(digits), { isPlain, length: length + 1 })
  const hasHalf = startsWith(AND_A_HALF, words, at + length) && /^\d+$/.test(digits)
  if (hasHalf) return units(`${digits}.5`, { isPlain, length: length + 3 })
  return units(digits, given)
}

const AND_A_HALF = ['and', 'a', 'half']

type Given = { readonly isPlain: boolean; readonly length: number }

/** Digits with what scales them: '5', '2 million', 'twenty five'. */
function readPlain(words: readonly Word[], at: number): (Given & { readonly digits: string }) | null {
  const word = words[at]
  if (word?.kind === 'number' && word.figure !== undefined) {
    const scale = words[at + 1]?.lower ?? ''
    const scaled = SCALES.has(scale) ? scaleNumber(word.figure.digits, SCALE_WORDS[scale] ?? scale) : null
    const { isPlain } = word.figure
    return scaled === null
      ? { digits: word.figure.digits, isPlain, length: 1 }
      : { digits: scaled, isPlain, length: 2 }
  }
  if (word?.kind !== 'word') return null
  // 'The wrong one' counts nothing.
  const next = words[at + 1]
  if (
    word.lower === 'one' &&
    !KNOWN_SYMBOLS.has(next?.text.toUpperCase() ?? '') &&
    !startsWith(AND_A_HALF, words, at + 1) &&
    !COUNTED.has(next?.lower ?? '')
  )
    return null
  const spelled = readNumberWords(words.slice(at, at + 10).map(({ lower }) => lower))
  return spelled === null ? null : { digits: spelled.digits, isPlain: true, length: spelled.words }
}

const isNothing = (digits: string) => /^[0.]*$/.test(digits)
const nothing = (length: number): Found => ({ value: { type: 'vague' }, mask: '<none>', length })

function units(digits: string, given: Given): Found {
  return isNothing(digits) || !/^\d{1,30}(?:\.\d{1,30})?$/.test(digits)
    ? nothing(given.length)
    : amount(digits, { unit: 'units', ...given })
}

function dollars(digits: string, given: Given): Found {
  return isNothing(digits) || !/^\d{1,15}(?:\.\d{1,18})?$/.test(digits)
    ? nothing(given.length)
    : amount(`$${digits}`, { unit: 'usd', ...given })
}

/** More than all of it, or nothing, is no part. */
function percent(digits: string, given: Given): Found {
  return isNothing(digits) || Number(digits) > 100
    ? nothing(given.length)
    : amount(`${digits}%`, { unit: 'part', ...given })
}

const MASKS: Readonly<Record<AmountUnit, string>> = { units: '<n>', part: '<%>', usd: '<$>', all: '<all>' }

function amount(text: string, { unit, isPlain, length }: Given & { readonly unit: AmountUnit }): Found {
  return { value: { type: 'amount', text, unit, isPlain }, mask: MASKS[unit], length }
}

/** '30' cents as dollars, by moving the point. */
function inDollars(cents: string): string {
  const digits = cents.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '')
}
