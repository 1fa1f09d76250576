import { AmountText } from '../ui/amount-text.tsx'
import { Section, Stack } from './section.tsx'

const GROUNDS = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-inset',
  'bg-hover',
  'bg-active',
  'bg-popover',
  'line',
]
const MEANING = ['accent', 'up', 'down', 'warn', 'accent-soft', 'up-soft', 'down-soft', 'warn-soft']
const DATA = ['data-1', 'data-2', 'data-3', 'data-4', 'data-5', 'data-6']
const AMOUNTS = [
  ['535.046052', 'to 11'],
  ['1204500.12345', 'to 15'],
  ['21450000.12345678', 'to 18'],
  ['184467440737.095516', 'longer'],
] as const

export function TokensSections() {
  return (
    <>
      <Section title="Ground and lines">
        <Swatches names={GROUNDS} />
      </Section>
      <Section title="Meaning">
        <Swatches names={MEANING} />
      </Section>
      <Section title="Data">
        <Swatches names={DATA} columns="grid-cols-6" />
      </Section>
      <Section title="Type">
        <div className="flex flex-col gap-1">
          <div className="num text-total font-semibold">$13,951.79</div>
          <div className="text-hero font-semibold">What are we doing today?</div>
          <div className="num text-figure font-semibold">796.130 JUP</div>
          <div className="text-prose">Chat prose 15/24. JUP is up on doubled volume.</div>
          <div>Interface 13/20. Balance 2,140.184210</div>
          <div className="text-caption text-2">Caption 12/16. Network fee 0.000105 SOL</div>
          <div className="text-micro text-3">Micro 11/16. Market cap</div>
          <div className="text-caption text-2">
            <span className="mono">Mono 7kQhVb…x9Tz4mPw</span>
          </div>
        </div>
      </Section>
    </>
  )
}

export function AmountsSection() {
  return (
    <Section title="Long amounts: shrink to fit, never rounded">
      <div className="rounded-sm border bg-inset px-3 py-2">
        {AMOUNTS.map(([amount, rule]) => (
          <div key={rule} className="flex h-8 items-center gap-2">
            <AmountText className="flex-1 leading-8!">{amount}</AmountText>
            <span className="text-caption text-3">{rule}</span>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Swatches({ names, columns = 'grid-cols-4' }: { names: readonly string[]; columns?: string }) {
  return (
    <div className={`grid gap-x-2.5 gap-y-2 ${columns}`}>
      {names.map((name) => (
        <Stack key={name} className="gap-1">
          <span
            style={{ background: `var(--${name})` }}
            className="h-7 rounded-inner inset-ring-1 inset-ring-line"
          />
          <span className="text-micro text-2">{name}</span>
        </Stack>
      ))}
    </div>
  )
}
