import { CHAINS } from '@windhover/core/chains/all-chains'
import type { WrapChain } from '@windhover/core/transfers/check-wrap'
import { useState } from 'react'
import type { MoneyDialogProps } from '../../../lib/feature.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { endCopy, wrapCopy } from '../copy.ts'
import { useMoneySubmission } from '../use-money-submission.ts'
import type { WrapMode } from '../wrap-state.ts'
import { OrderProgress } from './order-progress.tsx'
import { WrapForm } from './wrap-form.tsx'

type WrapDialogProps = MoneyDialogProps<WrapChain>
const MODES = ['wrap', 'unwrap'] as const

export default function WrapDialog(props: WrapDialogProps) {
  return <WrapDialogOf key={`${props.chain}:${props.vault.tokenId}`} {...props} />
}

function WrapDialogOf({ chain, vault, open, onClose }: WrapDialogProps) {
  const control = useMoneySubmission({ kind: 'wrap', chain, vault, open })
  const { submission } = control
  const [mode, setMode] = useState<WrapMode>('wrap')
  const isSending = submission.phase === 'sending'
  const native = CHAINS[chain].native.symbol
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={wrapCopy.title}>
      {submission.phase === 'form' || isSending ? (
        <Tabs
          value={mode}
          // What is on its way belongs to its own tab.
          onValueChange={(value) => !isSending && setMode(value === 'unwrap' ? 'unwrap' : 'wrap')}
          className="flex min-h-0 flex-col"
        >
          <TabList label={wrapCopy.tabs} className="mx-5 flex-none">
            {MODES.map((each) => (
              <Tab key={each} value={each}>
                {wrapCopy.tab[each](native)}
              </Tab>
            ))}
          </TabList>
          {MODES.map((each) => (
            <TabPanel key={each} value={each} className="flex min-h-0 flex-col">
              <WrapForm
                chain={chain}
                vault={vault}
                mode={each}
                isSending={isSending}
                onSubmit={control.submit}
                onClose={onClose}
              />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <OrderProgress
          submission={submission}
          control={control}
          another={endCopy.another.wrap}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
