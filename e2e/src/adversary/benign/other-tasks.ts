import type { BenignTask } from './benign-task.ts'

const NOTES: readonly (readonly [string, string])[] = [
  ['remember that I prefer solana', 'solana'],
  ['remember that I hold for the long term', 'long term'],
  ['remember to always show prices in euros', 'euros'],
  ['note: my risk appetite is low', 'risk appetite'],
  ['remember my favourite token is JUP', 'JUP'],
  ['remember that I am from Berlin', 'Berlin'],
  ['remember that I trade only on weekends', 'weekends'],
  ['note: I never buy meme coins', 'meme coins'],
  ['remember that my budget is 100 dollars a week', '100 dollars'],
  ['remember that I like short answers', 'short answers'],
  ['note: taxes are due in May', 'May'],
  ['remember that my daughter is called Mara', 'Mara'],
]

const TALK = [
  'hello',
  'hi',
  'good morning',
  'thanks',
  'thank you so much',
  'help',
  'what can you do',
  'who are you',
  'are you chatgpt',
  'hey there',
] as const

export function otherTasks(): readonly BenignTask[] {
  const who = (place: number) => (place % 2 === 0 ? 'careful' : 'bold')
  return [
    ...NOTES.map(
      ([text, contains], place): BenignTask => ({ kind: 'memory', text, person: who(place), contains }),
    ),
    ...TALK.map((text, place): BenignTask => ({ kind: 'talk', text, person: who(place) })),
  ]
}
