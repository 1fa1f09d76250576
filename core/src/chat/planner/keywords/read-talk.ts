import { setOf } from '../../reader/words/set-of.ts'
import type { Plan, SayTopic } from '../plan.ts'
import type { Word } from '../words/word.ts'

const ADDRESSED = `sir madam mate bro man dude buddy friend fam ser fren frens boss chief guys folks team all everyone there
  windhover bot assistant you my dear again`

type SmallTalk = { readonly topic: SayTopic; readonly keys: RegExp; readonly words: ReadonlySet<string> }

/** Small talk: `keys` must match, and every word must be in `words`, so that no request is taken for small talk. */
const SMALL_TALKS: readonly SmallTalk[] = [
  {
    topic: 'thanks',
    keys: /\b(?:thanks|thank you|thx|ty|tysm|tyvm|cheers|appreciate|appreciated|grateful)\b/,
    words: setOf(
      `${ADDRESSED} thanks thank thx ty tysm tyvm cheers appreciate appreciated grateful many so much very a lot million bunch
      for your the this that it help info information answer answers time update quick fast great nice good awesome perfect
      wow ok okay was is really kind best lovely brilliant helpful useful work job i i'm am well done have day one more now
      and but oh ah super truly greatly that's thats it's be needed wanted kindly`,
    ),
  },
  {
    topic: 'greeting',
    keys: /^(?:hi|hello|hey|gm|good (?:morning|evening|afternoon|day)|greetings|hiya|howdy|yo|morning|evening)\b/,
    words: setOf(
      `${ADDRESSED} hi hello hey gm good morning evening afternoon day greetings hiya howdy yo to how are doing today is it
      going what's up nice meet and hope well i'm im back a lovely great very`,
    ),
  },
  {
    topic: 'help',
    keys: /\b(?:help|commands|features|capabilities|functions|get started|(?:can|could) (?:you|i|we) (?:all )?do|you (?:can|could) do|able to do|capable of)\b/,
    words: setOf(
      `${ADDRESSED} what what's which all else exactly everything can could do does i we here for me us with this app help
      commands features capabilities functions things thing stuff able capable of to get started are is the your a list show
      tell how please in on need some explain like kind sort kinds sorts available have`,
    ),
  },
  {
    topic: 'identity',
    keys: /\b(?:you|this)\b.*\b(?:bot|ai|human|robot|chatgpt|gpt|claude|machine|person|llm|computer|program)\b/,
    words: setOf(
      `are you a an the real just some kind of sort or is this really actually bot ai human robot chatgpt gpt claude machine
      person llm computer program being living so wait`,
    ),
  },
]
const WORDS_MAX = 14

export function readTalk(words: readonly Word[]): Plan | null {
  if (words.length > WORDS_MAX || words.some(({ kind }) => kind !== 'word')) return null
  const line = words.map(({ lower }) => lower).join(' ')
  const talk = SMALL_TALKS.find(
    ({ keys, words: known }) => keys.test(line) && words.every(({ lower }) => known.has(lower)),
  )
  return talk === undefined ? null : { kind: 'say', topic: talk.topic }
}
