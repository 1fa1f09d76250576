import { readAddress } from '../reader/words/read-address.ts'
import { type Command, type CommandPart, isJoint, type Slot } from './command.ts'
import { COMMANDS } from './command-list.ts'

/** A slot as far as it was typed. */
export type SlotReading = { readonly slot: Slot; readonly text: string; readonly isCurrent: boolean }

/** The slot at the end of what was typed, and what a completion has to replace. */
export type CurrentSlot = {
  readonly slot: Slot
  readonly typed: string
  readonly start: number
  /** The word that stands before it and was not typed yet, with its blank. */
  readonly lead: string
}

export type CommandReading =
  /** Its name is being typed. */
  | { readonly stage: 'name'; readonly typed: string; readonly commands: readonly Command[] }
  | {
      readonly stage: 'slots'
      readonly command: Command
      readonly slots: readonly SlotReading[]
      /** Null where the next thing typed would be something that may be left out. */
      readonly current: CurrentSlot | null
      /** Everything that is needed was typed, and nothing that fits nowhere. */
      readonly isWhole: boolean
    }

/** What stands in a composer that begins with a slash; null where it is no command. Names may have several words. */
export function readCommand(text: string, contactNames: readonly string[] = []): CommandReading | null {
  const [head, typed = '', gap = ''] = /^\/(\p{L}*)(\s*)/u.exec(text) ?? []
  if (head === undefined || text.includes('\n')) return null
  const name = typed.toLowerCase()
  if (gap === '') {
    if (head.length < text.length) return null
    const commands = COMMANDS.filter((command) => namesOf(command).some((each) => each.startsWith(name)))
    return commands.length === 0 ? null : { stage: 'name', typed: name, commands }
  }
  const command = COMMANDS.find((each) => namesOf(each).includes(name))
  return command === undefined ? null : readSlots(command, { text, at: head.length, contactNames })
}

const namesOf = ({ name, also }: Command) => [name, ...also]

type Place = { readonly text: string; readonly at: number; readonly contactNames: readonly string[] }
type PartsReading = {
  readonly slots: readonly SlotReading[]
  readonly current: CurrentSlot | null
  readonly at: number
}

function readSlots(command: Command, place: Place): CommandReading {
  let { slots, current, at } = readParts(command.parts, place)
  for (const { parts } of command.extras) {
    const [lead] = parts
    if (current !== null || lead === undefined || !isJoint(lead)) break
    const word = wordAt(place.text, at)
    const isMeant =
      lead.includes(word.text.toLowerCase()) || lead.some((each) => begins(word, each, place.text))
    if (word.text === '' || !isMeant) continue
    const extra = readParts(parts, { ...place, at })
    slots = [...slots, ...extra.slots]
    current = extra.current
    at = extra.at
  }
  const isWhole = slots.every(({ text }) => text !== '') && place.text.slice(at).trim() === ''
  return { stage: 'slots', command, slots, current, isWhole }
}

function readParts(parts: readonly CommandPart[], { text, at: from, contactNames }: Place): PartsReading {
  const slots: SlotReading[] = []
  let current: CurrentSlot | null = null
  let at = from
  let lead = { text: '', start: from }
  for (const part of parts) {
    const word = wordAt(text, at)
    if (isJoint(part)) {
      const isSaid = part.includes(word.text.toLowerCase()) && word.end < text.length
      if (isSaid) at = word.end
      else if (current === null && part.some((each) => begins(word, each, text))) {
        lead = { text: `${part[0]} `, start: word.start }
        at = text.length
      }
      continue
    }
    const found: string = current === null ? slotText(part, text.slice(word.start), contactNames) : ''
    const end = word.start + found.length
    const isCurrent = current === null && end === text.length
    if (isCurrent)
      current = { slot: part, typed: found, start: lead.text ? lead.start : word.start, lead: lead.text }
    slots.push({ slot: part, text: found, isCurrent })
    if (current === null || isCurrent) at = end
  }
  return { slots, current, at }
}

type PlacedWord = { readonly text: string; readonly start: number; readonly end: number }

function wordAt(text: string, from: number): PlacedWord {
  const [whole = '', word = ''] = /^\s*(\S*)/.exec(text.slice(from)) ?? []
  const end = from + whole.length
  return { text: word, start: end - word.length, end }
}

/** Nothing yet, or the last word so far is the beginning of this one. */
function begins(word: PlacedWord, whole: string, text: string): boolean {
  return word.end === text.length && whole.startsWith(word.text.toLowerCase())
}

function slotText({ kind }: Slot, rest: string, contactNames: readonly string[]): string {
  const [word = ''] = /^\S*/.exec(rest) ?? []
  if (kind === 'note') return rest
  if (kind !== 'recipient' || readAddress(word) !== null) return word
  const named = contactNames
    .filter((name) => startsWithName(rest, name))
    .toSorted((one, other) => other.length - one.length)[0]
  return named === undefined ? rest : rest.slice(0, named.length)
}

function startsWithName(rest: string, name: string): boolean {
  return rest.toLowerCase().startsWith(name.toLowerCase()) && /^(?:\s|$)/.test(rest.slice(name.length))
}
