import { CHAINS } from '../../chains/all-chains.ts'
import { readStrict } from '../reader/strict/read-strict.ts'
import { readAddress } from '../reader/words/read-address.ts'
import type { CommandReading, SlotReading } from './read-command.ts'

type Named = { readonly name: string; readonly address: string }
type Filled = Extract<CommandReading, { stage: 'slots' }>

/** The sentence that a command stands for; null where something is missing, or the strict grammar would not read it. */
export function writeSentence(reading: Filled, contacts: readonly Named[]): string | null {
  if (!reading.isWhole) return null
  const said = new Map(reading.slots.map((read) => [read.slot.name, say(read, contacts)]))
  const extras = reading.command.extras.filter(({ parts }) =>
    parts.some((part) => 'name' in part && said.has(part.name)),
  )
  const template = [reading.command, ...extras].map(({ sentence }) => sentence).join(' ')
  const sentence = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => said.get(name) ?? '')
  return readStrict(sentence) === null ? null : sentence
}

function say({ slot, text }: SlotReading, contacts: readonly Named[]): string {
  switch (slot.kind) {
    case 'amount':
      return sayAmount(text.toLowerCase())
    case 'token':
      return readAddress(text) === null ? text.toUpperCase() : text
    case 'recipient':
      return addressOf(text, contacts)
    case 'chain':
      return Object.values(CHAINS).find(({ id }) => id === text.toLowerCase())?.name ?? text
    case 'percent':
      return `${text.replace(/%$/, '')}%`
    default:
      return text.trim()
  }
}

function sayAmount(text: string): string {
  if (text === 'half') return '50% of my'
  if (text === 'all') return 'all my'
  if (text.endsWith('%')) return `${text} of my`
  return text.startsWith('$') ? `${text} of` : text
}

/** A name that two contacts share names nobody. */
function addressOf(text: string, contacts: readonly Named[]): string {
  const named = contacts.filter(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  return named.length === 1 ? (named[0]?.address ?? text) : text
}
