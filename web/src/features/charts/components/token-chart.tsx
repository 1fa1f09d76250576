import { useState } from 'react'
import type { FeatureSlots } from '../../../lib/feature.ts'
import { useFills } from '../../../lib/fills/use-fills.ts'
import { Segment } from '../../../ui/segment.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { useCandles } from '../api/read-candles.ts'
import { chartCopy, SHOWN_WINDOWS, type ShownWindow } from '../copy.ts'
import { useLiveCandle } from '../use-live-candle.ts'
import { ChartArea } from './chart-area.tsx'
import { ALL_MARKS } from './own-marks-chips.tsx'

const FIRST_WINDOW: ShownWindow = '1h'

/** The candles of one token inside a page about it, with the vault's own trades and average price. */
export default function TokenChart({ token, averageUsd }: FeatureSlots['tokenChart']) {
  const [window, setWindow] = useState(FIRST_WINDOW)
  const [marks, setMarks] = useState(ALL_MARKS)
  const phone = useMediaQuery(PHONE_QUERY)
  const loaded = useCandles({ chain: token.chain, address: token.address, window })
  const { running, changePct } = useLiveCandle({ token, last: loaded.candles?.at(-1), window })
  const { fills } = useFills(token)
  const ranges = (
    <Segment
      label={chartCopy.windows}
      value={window}
      onValueChange={setWindow}
      options={SHOWN_WINDOWS}
      stretch={phone}
      className="@max-narrow/panel:flex @max-narrow/panel:w-full @max-narrow/panel:*:flex-1"
    />
  )
  return (
    <section data-chart="page" aria-label={chartCopy.title(token.symbol)} className="flex flex-none flex-col">
      <div className="flex h-92 flex-col @max-narrow/panel:h-104 max-md:h-72!">
        <ChartArea
          key={window}
          token={token}
          window={window}
          loaded={loaded}
          running={running}
          changePct={changePct}
          fills={fills}
          averageUsd={averageUsd}
          marks={marks}
          onMarks={setMarks}
          lead={phone ? null : ranges}
        />
      </div>
      {phone && <div className="px-4 pt-2">{ranges}</div>}
      <p className="px-5 pt-1 text-right text-micro text-3 max-md:px-4 @max-narrow/panel:px-4">
        <TextLink href="https://www.tradingview.com/" external className="text-3">
          {chartCopy.credit}
        </TextLink>
      </p>
    </section>
  )
}
