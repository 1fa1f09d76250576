import type { Slot } from '@windhover/core/chat/commands/command'

export const commandsCopy = {
  title: 'Commands',
  list: 'Commands',
  choices: 'What fits here',
  count: (found: number, all: number, typed: string) => `${found} of ${all} start with “${typed}”`,
  counted: (found: number) => (found === 1 ? '1 choice' : `${found} choices`),
  choose: 'choose',
  fillIn: 'fill in',
  send: 'send',
  close: 'close',
  safeMode: 'With Safe Mode on, you approve before money moves.',
  sends: 'Sends',
  otherwise: 'Or say where:',
  misfit: 'This does not make a whole command.',
  searching: 'Searching',
  none: {
    amount: 'A number, $50, 50% or all',
    token: 'No verified token begins like this. An address works too.',
    recipient: 'No contact begins like this. An address works too.',
    chain: 'No network begins like this.',
    percent: 'A number, such as 1 or 0.5',
    note: 'A sentence about you, to be kept in Memory',
  } satisfies Readonly<Record<Slot['kind'], string>>,
  paid: (times: number) => (times === 1 ? 'paid once' : `paid ${times} times`),
}
