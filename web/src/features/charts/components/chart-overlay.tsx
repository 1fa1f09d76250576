import { useState } from 'react'
import { useChartedToken } from '../../../lib/chart-view.ts'
import type { ShownWindow } from '../copy.ts'
import { ChartView } from './chart-view.tsx'

const FIRST_WINDOW: ShownWindow = '1h'

/** Covers the chat with the chart of the selected token; another token takes its place and keeps the window. */
export default function ChartOverlay() {
  const token = useChartedToken()
  const [window, setWindow] = useState(FIRST_WINDOW)
  if (token === null) return null
  return (
    <ChartView key={`${token.chain}:${token.address}`} token={token} window={window} onWindow={setWindow} />
  )
}
