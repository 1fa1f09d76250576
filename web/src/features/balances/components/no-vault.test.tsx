import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HederaDetail } from '../detail/hedera-detail.tsx'
import { BalancesView } from './balances-view.tsx'

// The page makes a vault before it opens the workspace, so no browser test can come here without one.
const draw = (part: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

it("R2-010 says 'No vault selected' without a vault", () => {
  expect(draw(<BalancesView vault={null} isPending={false} />)).toContain('>No vault selected<')
  expect(draw(<BalancesView vault={null} isPending />)).not.toContain('No vault selected')
})

it("R2-053 says 'Connect a vault to continue.' in the Hedera panel without a vault", () => {
  expect(draw(<HederaDetail vault={null} onBack={() => {}} />)).toContain('>Connect a vault to continue.<')
})
