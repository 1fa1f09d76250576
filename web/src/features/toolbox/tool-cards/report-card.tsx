import type { ReactNode } from 'react'
import { GroupName, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { HeadlineList } from '../../../money/cards/headline-list.tsx'
import { RisksFound } from '../../../money/cards/risk-list.tsx'
import { Stats } from '../../../money/cards/stats.tsx'
import { TokenHead } from '../../../money/cards/token-head.tsx'
import { marketStats, passportStats } from '../../../money/cards/token-stats.tsx'
import { Card } from '../../../ui/card.tsx'
import { toolCardCopy } from './copy.ts'

type Report = CardProps<'get_token_report'>['answer']

/** Figures, risks and headlines below each other; what could not be read says so in its place. */
export function ReportCard({ answer: { token, stats, risk, headlines } }: CardProps<'get_token_report'>) {
  return (
    <Card
      as="section"
      padded={false}
      aria-label={toolCardCopy.report(token.symbol)}
      className="overflow-hidden"
    >
      <div className="flex flex-col gap-3 px-4 py-3">
        <TokenHead token={token} spark={stats?.spark ?? []} />
        {stats === null ? (
          <Unread>{toolCardCopy.noStats}</Unread>
        ) : (
          <Stats stats={[...marketStats(token, stats), ...(risk === null ? [] : passportStats(risk))]} />
        )}
        {risk === null ? <Unread>{toolCardCopy.noRisk}</Unread> : <RisksFound risks={risk.risks} />}
      </div>
      <div className="border-t border-line-subtle">
        <GroupName>{toolCardCopy.newsOn(token.symbol)}</GroupName>
        <News headlines={headlines} />
      </div>
    </Card>
  )
}

function News({ headlines }: Pick<Report, 'headlines'>) {
  if (headlines === null) return <Nothing>{toolCardCopy.newsUnread}</Nothing>
  return headlines.length === 0 ? (
    <Nothing>{toolCardCopy.noNews}</Nothing>
  ) : (
    <HeadlineList headlines={headlines} />
  )
}

function Unread({ children }: { readonly children: ReactNode }) {
  return <p className="text-3">{children}</p>
}
