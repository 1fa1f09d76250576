import { CHAINS } from '@windhover/core/chains/all-chains'
import type { MoneyDialogProps } from '../../../lib/feature.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { endCopy, sendCopy } from '../copy.ts'
import { useMoneySubmission } from '../use-money-submission.ts'
import { OrderProgress } from './order-progress.tsx'
import { SendForm } from './send-form.tsx'

/** Another vault or network is another dialog: nothing typed for one must reach the other. */
export default function SendDialog(props: MoneyDialogProps) {
  return <SendDialogOf key={`${props.chain}:${props.vault.tokenId}`} {...props} />
}

function SendDialogOf({ chain, vault, token, open, onClose }: MoneyDialogProps) {
  const control = useMoneySubmission({ kind: 'send', chain, vault, open })
  const { submission } = control
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={sendCopy.title(CHAINS[chain].name)}
    >
      {submission.phase === 'form' || submission.phase === 'sending' ? (
        <SendForm
          // Opened for another token, the form begins anew.
          key={token}
          chain={chain}
          vault={vault}
          token={token}
          isSending={submission.phase === 'sending'}
          onSubmit={control.submit}
          onCancel={onClose}
        />
      ) : (
        <OrderProgress
          submission={submission}
          control={control}
          another={endCopy.another.send}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
