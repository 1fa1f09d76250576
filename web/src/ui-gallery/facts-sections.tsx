import Clock from 'lucide-react/icons/clock'
import Link from 'lucide-react/icons/link'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { Address } from '../ui/address.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardButton, CardHead } from '../ui/card.tsx'
import { ChainLogo } from '../ui/chain-logo.tsx'
import { Chip, RemovableChip } from '../ui/chip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Mark } from '../ui/mark.tsx'
import { Meter } from '../ui/meter.tsx'
import { NetworkBadge } from '../ui/network-badge.tsx'
import { Note } from '../ui/note.tsx'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { Sparkline } from '../ui/sparkline.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LogoPair, TokenLogo } from '../ui/token-logo.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { Flow, Section, Stack } from './section.tsx'

const LONG_ADDRESS = '7kQhVb2nRrY8cLdPq4sW9xTz4mPwKe2nB6vJx9Tz4mPw'
const RISING = [3, 4, 3.6, 5, 5.4, 5.2, 6.1, 7, 6.6, 7.4, 8.2, 8.6]
const FALLING = [...RISING].reverse()

export function BadgesSection() {
  const [pressed, setPressed] = useState(true)
  return (
    <Section title="Badges and chips">
      <Flow>
        <Badge>Market</Badge>
        <Badge tone="line">Pending 2</Badge>
        <Badge tone="up" dot>
          OPEN
        </Badge>
        <Badge tone="down" dot>
          FAILED
        </Badge>
        <Badge tone="info" dot>
          PARTIALLY CLOSED
        </Badge>
        <Badge tone="accent">Popular</Badge>
        <Badge tone="warn">High</Badge>
        <Badge tone="line" dot="info">
          Practice world
        </Badge>
      </Flow>
      <Flow className="mt-2">
        <Chip>25%</Chip>
        <Chip className="bg-hover text-1">50%</Chip>
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          Max
        </Chip>
        <Chip icon={<ChainLogo chain="solana" size={16} />}>SOL</Chip>
        <Chip disabled>Off</Chip>
        <RemovableChip
          icon={<TokenLogo symbol="AIRDRP" size={20} />}
          removeLabel="Show AIRDRP again"
          onRemove={() => {}}
        >
          AIRDRP
        </RemovableChip>
        <Kbd mod>K</Kbd>
        <Kbd>Esc</Kbd>
      </Flow>
    </Section>
  )
}

export function CardsSection() {
  return (
    <Section title="Cards and results">
      <Stack>
        <Card>
          <CardHead
            title="Spending limits"
            end={<span className="text-caption text-3">Lower now, higher after 24 h</span>}
          />
          <Stack className="mt-3 gap-3">
            <Meter label="Per transaction" value={421} max={750} />
            <Meter label="In any 24 h" value={1684.2} max={2000} />
            <Meter label="Used up" value={2000} max={2000} />
          </Stack>
        </Card>
        <CardButton className="flex items-center gap-3 px-3 py-3">
          <IconTile size={36}>
            <Link size={16} />
          </IconTile>
          <span>
            <span className="block font-semibold">Card that is one target</span>
            <span className="block text-caption text-3">Hover: ground and a stronger line</span>
          </span>
        </CardButton>
        <Card padded={false} className="flex items-center gap-3 px-4 py-3">
          <Spinner size={18} className="text-2" />
          <div>
            <div className="font-semibold">Swapping 2.5 SOL for JUP</div>
            <div className="text-caption text-3">Sent to Solana, waiting for confirmation</div>
          </div>
        </Card>
        <Card padded={false} tone="down" className="flex items-center gap-3 px-4 py-3">
          <Clock size={18} className="text-3" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <div className="font-semibold">Simulation failed</div>
            <div className="text-caption text-3">Slippage above 2%. Approve stays locked.</div>
          </div>
          <Button size={28}>Try again</Button>
        </Card>
        <ErrorState message="Something went wrong." onRetry={() => {}} />
        <ErrorState message="Something went wrong." onRetry={() => {}} retrying />
      </Stack>
    </Section>
  )
}

export function StatesSection() {
  const [noted, setNoted] = useState(true)
  return (
    <>
      <Section title="Skeleton: same box as the row it replaces">
        <Card padded={false} className="px-4">
          <SkeletonRows rows={3} rowHeight={52} />
        </Card>
        <Flow className="mt-2">
          <Skeleton width={120} />
          <Skeleton width={24} height={24} round />
        </Flow>
      </Section>
      <Section title="Empty">
        <Card padded={false}>
          <EmptyState
            className="py-7!"
            icon={<LocateFixed size={24} />}
            title="No open positions"
            hint="Create your first conditional trade from the Prompts tab, or ask the agent."
            action={<Button size={28}>Open Prompts</Button>}
          />
        </Card>
      </Section>
      <Section title="A whole view failed">
        <Card padded={false}>
          <ErrorState
            layout="block"
            className="py-7!"
            message="Something went wrong."
            detail="The list could not be read."
            onRetry={() => {}}
          />
        </Card>
      </Section>
      <Section title="Note">
        <Stack>
          {noted ? (
            <Note onDismiss={() => setNoted(false)}>
              Execution may occur within about 1-3% of the target price.
            </Note>
          ) : (
            <Button size={28} onClick={() => setNoted(true)}>
              Show the note again
            </Button>
          )}
          <Note tone="down" title="Not the address you know">
            Start and end match an address you paid on 12 May. The middle differs.
          </Note>
          <Note tone="info">
            Long text stays inside its box, even
            aWordWithoutAnySpaceThatIsFarLongerThanTheColumnItStandsInHere.
          </Note>
        </Stack>
      </Section>
    </>
  )
}

export function MarksSection() {
  return (
    <>
      <Section title="Mark: small cut to 20 px, full cut above">
        <Flow className="gap-5">
          {[16, 20, 24, 32, 56].map((size) => (
            <Mark key={size} size={size} />
          ))}
          <Mark size={20} tone="quiet" />
          <Wordmark />
        </Flow>
      </Section>
      <Section title="Logos and addresses">
        <Flow className="gap-3">
          <ChainLogo chain="solana" label="Solana" />
          <ChainLogo chain="ethereum" label="Ethereum" />
          <ChainLogo chain="bsc" label="BSC" />
          <ChainLogo chain="hedera" label="Hedera" />
          {['OTTR', 'KELP', 'YAWN', 'PLINK', 'DUSK', 'BRINE'].map((symbol) => (
            <TokenLogo key={symbol} symbol={symbol} label={symbol} />
          ))}
          <TokenLogo symbol="BROKEN" src="/no-such-picture.png" size={24} />
          <LogoPair ringClassName="ring-canvas">
            <ChainLogo chain="solana" size={28} />
            <TokenLogo symbol="OTTR" size={28} />
          </LogoPair>
          {[20, 28, 36].map((size) => (
            <NetworkBadge key={size} chain="solana" label="on Solana" markSize={size} ground="canvas">
              <TokenLogo symbol="OTTR" size={size} />
            </NetworkBadge>
          ))}
        </Flow>
        <Flow className="mt-3 gap-4">
          <Address value={LONG_ADDRESS} copy />
          <Address value="0.0.4815162" copy />
        </Flow>
      </Section>
      <Section title="How far it came">
        <Flow className="gap-3">
          <Step word="Preparing" steps={['on', 'off', 'off', 'off']} />
          <Step word="Sent" steps={['on', 'on', 'on', 'off']} />
          <Step word="Confirmed" steps={['ok', 'ok', 'ok', 'ok']} />
          <Step word="Failed" steps={['on', 'on', 'failed', 'off']} />
          <Step word="Unknown" steps={['on', 'on', 'unknown', 'unknown']} />
        </Flow>
      </Section>
      <Section title="Sparkline">
        <Flow className="gap-5">
          <Sparkline points={RISING} tone="up" label="Rising over the day" />
          <Sparkline points={FALLING} tone="down" label="Falling over the day" />
          <Sparkline points={RISING} width={160} height={36} area label="Own value over the month" />
          <Sparkline points={[1, 1]} label="Flat" />
          <Sparkline points={[]} label="No readings yet" />
        </Flow>
      </Section>
    </>
  )
}

function Step({ word, steps }: { word: string; steps: Parameters<typeof ProgressSteps>[0]['steps'] }) {
  return (
    <span className="flex flex-col gap-1.5">
      <span className="text-caption text-2">{word}</span>
      <ProgressSteps label={word} steps={steps} />
    </span>
  )
}
