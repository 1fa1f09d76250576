import ArrowRight from 'lucide-react/icons/arrow-right'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Step = {
  readonly fromToken: string
  readonly toToken: string
  readonly fromSymbol: string | null
  readonly toSymbol: string | null
}

/** The tokens that a route goes through, each once. */
export function hopsOf(route: readonly Step[]): readonly string[] {
  const first = route[0]
  if (first === undefined) return []
  const names = [
    first.fromSymbol ?? first.fromToken.slice(0, 4),
    ...route.map(({ toSymbol, toToken }) => toSymbol ?? toToken.slice(0, 4)),
  ]
  return names.filter((name, index) => names.indexOf(name) === index)
}

/** SOL → USDC → JUP; it wraps between hops, never inside one. */
export function RouteText({ hops }: { readonly hops: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-1.5">
      {hops.map((hop, index) => (
        <span key={hop} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          {hop}
          {index < hops.length - 1 && (
            <>
              <ArrowRight size={12} aria-hidden="true" className="text-3" />
              <VisuallyHidden>to</VisuallyHidden>
            </>
          )}
        </span>
      ))}
    </span>
  )
}
