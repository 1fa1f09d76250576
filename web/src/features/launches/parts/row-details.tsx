import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { compactCount, compactUsd } from '../../../lib/format-compact.ts'
import { openToken } from '../../../lib/open-token.ts'
import { RiskCell } from '../../../money/token-rows/risk-cell.tsx'
import { NarrowActions } from '../../../money/token-rows/row-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { launchCopy } from '../copy.ts'
import { Age } from './age.tsx'
import { DevShare } from './dev-share.tsx'

type RowDetailsProps = {
  readonly token: DiscoveredToken
  readonly onRiskOpen: (isOpen: boolean) => void
}

/** What the columns that gave way would say, and what can be done. */
export default function RowDetails({ token, onRiskOpen }: RowDetailsProps) {
  const { columns, page } = launchCopy
  return (
    <div className="flex flex-col gap-2">
      <dl className="num flex h-10 gap-4 overflow-hidden text-caption whitespace-nowrap">
        <Fact title={columns.risk}>
          <RiskCell token={token} onOpenChange={onRiskOpen} />
        </Fact>
        <Fact title={columns.age}>
          <Age since={token.createdAt} />
        </Fact>
        <Fact title={columns.volume}>{compactUsd(token.volumeUsd)}</Fact>
        <Fact title={columns.holders}>{compactCount(token.holderCount)}</Fact>
        <Fact title={columns.dev}>
          <DevShare percent={token.devHoldingPct} />
        </Fact>
      </dl>
      <div className="flex gap-2">
        <div className="min-w-0 flex-2">
          <NarrowActions token={token} />
        </div>
        <Button
          size={40}
          icon={<FileText size={16} aria-hidden="true" />}
          className="min-w-0 flex-1 max-md:h-11"
          onClick={() => openToken(token)}
        >
          {page}
        </Button>
      </div>
    </div>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-3">{title}</dt>
      <dd className="text-body">{children}</dd>
    </div>
  )
}
