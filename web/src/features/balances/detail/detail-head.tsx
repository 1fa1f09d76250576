import type { ChainId } from '@windhover/core/chains/chain'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { detailCopy } from '../copy.ts'

type DetailHeadProps = {
  readonly chain: ChainId
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The way back comes first, and has the focus when the detail opens. */
export function DetailHead({ chain, onBack, children }: DetailHeadProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const lead = (
    <>
      <Button
        ref={back}
        variant="ghost"
        size={28}
        className="-ml-2.5 max-md:h-11"
        icon={<ArrowLeft size={15} aria-hidden="true" />}
        onClick={onBack}
      >
        {detailCopy.back}
      </Button>
      <span aria-hidden="true" className="h-5 w-px bg-line" />
      <ChainLogo chain={chain} size={20} />
    </>
  )
  return <PanelHeadTitle lead={lead}>{children}</PanelHeadTitle>
}
