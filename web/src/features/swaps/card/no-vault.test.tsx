import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SwapCard } from './swap-card.tsx'

// The page makes a vault before it opens the workspace, so no browser test can come here without one.
it('R2-216 the pickers of the Solana card are off without a vault', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SwapCard chain="solana" vault={null} />
    </QueryClientProvider>,
  )
  const pickers = html.match(/<button[^>]*aria-label="Token to (?:sell|buy): [^>]*>/g) ?? []
  expect(pickers).toHaveLength(2)
  for (const picker of pickers) expect(picker).toMatch(/ disabled=""/)
})
