import {
  type CommandReading,
  type CurrentSlot,
  readCommand,
} from '@windhover/core/chat/commands/read-command'
import { writeSentence } from '@windhover/core/chat/commands/write-sentence'
import { contactNetworkOf } from '@windhover/core/contacts/contact-network'
import { useContacts } from '../../../lib/contacts/use-contacts.ts'
import type { Choice, TokenChoice } from './choice.ts'
import { chainsOf, listChains, type Whereabouts } from './list-chains.ts'
import { listContacts } from './list-contacts.ts'
import { findTokens } from './list-tokens.ts'
import { usePaid, useTokens } from './use-facts.ts'

type Slots = Extract<CommandReading, { stage: 'slots' }>

export type Choices = {
  readonly reading: CommandReading | null
  readonly choices: readonly Choice[]
  /** What Enter sends; null while something is missing. */
  readonly sentence: string | null
  /** More may be found for what is being typed. */
  readonly isSearching: boolean
}

/** What can be filled in at the end of the text, and what the whole of it says. */
export function useChoices(vaultId: string, text: string): Choices {
  const contacts = useContacts()
  const reading = readCommand(
    text,
    contacts.map(({ name }) => name),
  )
  const current = reading?.stage === 'slots' ? reading.current : null
  const searched = current?.slot.kind === 'token' && current.slot.choices === undefined ? current.typed : ''
  const { tokens, isSearching } = useTokens(vaultId, searched)
  const known = { tokens, contacts }
  const chains = reading?.stage === 'slots' ? chainsOf(reading.slots, known) : []
  const paid = usePaid(vaultId, current?.slot.kind === 'recipient' && contacts.length > 0 ? chains : [])
  if (reading === null) return { reading, choices: [], sentence: null, isSearching }
  if (reading.stage === 'name') {
    const choices = reading.commands.map((command) => commandChoice(command))
    return { reading, choices, sentence: null, isSearching }
  }
  const choices = current === null ? [] : choicesFor({ reading, current, known, paid })
  const sentence = writeSentence(reading, contacts)
  const isOpen = current !== null && !isExact(choices, current.typed) && (choices.length > 0 || isSearching)
  if (sentence === null || isOpen) return { reading, choices, sentence: null, isSearching }
  // Nothing more is needed: what is offered now stands behind all of it.
  return {
    reading: { ...reading, current: null },
    choices: chainsLeft(reading, known),
    sentence,
    isSearching,
  }
}

const commandChoice = (command: Slots['command']): Choice => ({
  kind: 'command',
  id: command.name,
  text: command.name,
  command,
})

const isExact = (choices: readonly Choice[], typed: string) =>
  choices.some(({ text }) => text.toLowerCase() === typed.trim().toLowerCase())

type Given = {
  readonly reading: Slots
  readonly current: CurrentSlot
  readonly known: Whereabouts
  readonly paid: Parameters<typeof listContacts>[0]['paid']
}

function choicesFor({ reading, current, known, paid }: Given): readonly Choice[] {
  const { slot, typed } = current
  const others = reading.slots.filter((read) => read.slot !== slot)
  switch (slot.kind) {
    case 'token':
      if (slot.choices !== undefined) return fewTokens(slot.choices, known.tokens, typed)
      return findTokens(known.tokens, {
        typed,
        without: others.map(({ text }) => text.toUpperCase()),
        chains: chainsOf(others, known),
      })
    case 'recipient': {
      const networks = [...new Set(chainsOf(others, known).map(contactNetworkOf))]
      return listContacts({ contacts: known.contacts, paid, networks, typed })
    }
    case 'chain':
      return listChains(chainsOf(others, known), typed)
    default:
      return []
  }
}

function fewTokens(symbols: readonly string[], tokens: readonly TokenChoice[], typed: string) {
  const bare = (symbol: string): TokenChoice => ({
    kind: 'token',
    id: symbol,
    text: symbol,
    name: '',
    tokens: [],
  })
  return symbols
    .filter((symbol) => symbol.toLowerCase().startsWith(typed.toLowerCase()))
    .map((symbol) => tokens.find(({ text }) => text === symbol) ?? bare(symbol))
}

/** Where it is not clear on which chain, and nobody has said it. */
function chainsLeft({ command, slots }: Slots, known: Whereabouts): readonly Choice[] {
  const isSaid = slots.some(({ slot }) => slot.kind === 'chain' || slot.kind === 'percent')
  const chains = chainsOf(slots, known)
  return isSaid || command.extras.length === 0 || chains.length < 2 ? [] : listChains(chains, '')
}
