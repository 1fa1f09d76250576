/** Every sentence of the send and wrap dialogs that is not one of their rules. */
export const sendCopy = {
  title: (network: string) => `Send on ${network}`,
  token: 'Token',
  amount: 'Amount',
  recipient: {
    solana: 'Recipient address',
    evm: 'Recipient address',
    hedera: 'Recipient address or account ID',
  },
  max: 'Max',
  balance: 'Balance',
  balanceUnknown: 'Balance not available',
  chooseToken: 'Choose a token',
  loadingTokens: 'Loading balances…',
  tokensFailed: 'Balances could not be loaded.',
  retry: 'Try again',
  cancel: 'Cancel',
  paidTimes: (times: number, day: string) =>
    times === 1 ? `Paid once, on ${day}` : `Paid ${times} times, last on ${day}`,
  what: (amount: string, symbol: string, to: string) => `Send ${amount} ${symbol} to ${to}`,
  accountAddress: 'Address of this account',
  useKnown: 'Use known address',
}

export const effectCopy = {
  title: 'Simulated effect',
  simulated: 'Simulated',
  simulating: 'Simulating…',
  failed: 'Would fail',
  unavailable: 'The effect could not be simulated.',
  vault: 'Your vault',
  receives: 'Recipient receives',
  history: 'Recipient history',
  incomplete: 'The network says it will work, but not every balance it changes.',
  unknownAmount: '–',
  fee: {
    network: 'Network fee',
    venue: 'Exchange fee',
    service: 'Service fee',
    rent: 'Account deposit',
  },
}

export const wrapCopy = {
  title: 'Wrap',
  tabs: 'Wrap or unwrap',
  oneToOne: (symbol: string) => `${symbol}, always 1 to 1`,
  wrap: (amount: string, symbol: string) => ['Wrap', amount, symbol].filter(Boolean).join(' '),
  unwrap: (amount: string, symbol: string) => ['Unwrap', amount, symbol].filter(Boolean).join(' '),
  unwrapAll: 'Unwrap',
  tab: { wrap: (native: string) => `Wrap ${native}`, unwrap: (native: string) => `Unwrap W${native}` },
  percent: (percent: number) => `${percent}%`,
  unwrapsAll: { before: 'Unwraps all ', after: (native: string) => ` to ${native}` },
  nothing: (symbol: string) => `This vault holds no ${symbol}.`,
  close: 'Close',
}

export const endCopy = {
  close: 'Close',
  done: 'Done',
  again: 'Back to the form',
  another: { send: 'Send another', wrap: 'Wrap more' },
}
