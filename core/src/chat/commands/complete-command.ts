import { isJoint } from './command.ts'
import type { CommandReading } from './read-command.ts'

/** The text of the composer after a completion was taken; up to the next slot nothing is left to type. */
export function completeCommand(text: string, reading: CommandReading, choice: string): string {
  if (reading.stage === 'name') return `/${choice} `
  const { command, current } = reading
  // Only a chain is offered behind everything that is needed.
  if (current === null) return `${text.trimEnd()} on ${choice}`
  const { start, lead, slot } = current
  const [next, ...later] = command.parts.slice(command.parts.indexOf(slot) + 1)
  const isLast = next === undefined || !command.parts.includes(slot)
  const joint = !isLast && isJoint(next) && later.length > 0 ? `${next[0]} ` : ''
  return `${text.slice(0, start)}${lead}${choice}${isLast ? '' : ` ${joint}`}`
}

/** What of the choice was not typed yet; empty where it does not begin with what was typed. */
export function restOfChoice(text: string, reading: CommandReading, choice: string): string {
  if (reading.stage === 'name')
    return choice.startsWith(reading.typed) ? choice.slice(reading.typed.length) : ''
  if (reading.current === null) return ''
  const { start, lead } = reading.current
  const typed = text.slice(start)
  const whole = `${lead}${choice}`
  if (!whole.toLowerCase().startsWith(typed.toLowerCase())) return ''
  const rest = whole.slice(typed.length)
  // Who types small letters sees the rest of the word in small ones.
  return /\p{Ll}/u.test(typed) && !/\p{Lu}/u.test(typed) ? rest.toLowerCase() : rest
}
