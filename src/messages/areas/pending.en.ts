import type { pending as zh } from './pending';

export const pending: typeof zh = {
  title: 'Who has it now',
  since: (time) => `since ${time}`,
  ahead: (days, hours) =>
    `${days === 1 ? '1 day' : `${days} days`}${hours === 0 ? '' : hours === 1 ? ' and 1 hour' : ` and ${hours} hours`} left`,
  steps: {
    pay: {
      who: () => 'Waiting for your payment',
      next: 'The order counts once it is paid',
      until: (time) => `Pay before ${time}`,
    },
    payRest: {
      who: () => 'Waiting for the rest of your payment',
      next: 'The order is paid once the rest is',
      until: (time) => `Pay before ${time}`,
    },
    confirmPayment: {
      who: () => 'The shop is confirming the payment',
      next: 'Usually within a minute; you will be told',
    },
    ship: { who: () => 'The shop has to send it', next: 'Then you can follow the parcel' },
    handOver: {
      who: () => 'The seller has to hand it over',
      next: 'Then you confirm the receipt',
      until: (time) => `Counts as received ${time}`,
    },
    credit: {
      who: () => 'The operator is crediting it',
      next: 'You will be told; if it fails, everything comes back',
      until: (time) => `There by ${time}`,
    },
    parcel: {
      who: () => 'The parcel is on its way to you',
      next: 'Confirm the receipt once you have it',
      until: (time) => `Counts as received ${time}`,
    },
    confirmReceipt: {
      who: () => 'Waiting for you to confirm the receipt',
      next: 'Then the seller gets the coins',
      until: (time) => `Counts as received ${time}`,
    },
    answerRefund: {
      who: () => 'The seller has to answer your refund',
      next: 'If they agree, everything goes back to where it came from',
      until: (time) => `Without an answer by ${time} the coins come back`,
    },
    giveItem: {
      who: () => 'Waiting for you to hand it over',
      next: 'You get the coins once the buyer confirms',
      until: (time) => `The coins arrive by ${time}`,
    },
    buyerReceipt: {
      who: () => 'The buyer has to confirm the receipt',
      next: 'Then you get the coins',
      until: (time) => `The coins arrive by ${time}`,
    },
    answerBuyer: {
      who: () => 'Waiting for your answer to the refund',
      next: 'If you agree, the coins go back to the buyer',
      until: (time) => `Without an answer by ${time} the coins go back`,
    },
    refund: {
      who: () => 'The refund is being made',
      next: 'Usually within a minute; it will be in the bill',
    },
    approve: { who: (name) => `Waiting for ${name} to approve`, next: 'You will be told' },
    decide: { who: () => 'Needs my approval', next: 'The requester will be told' },
    resubmit: { who: () => 'Waiting for your changes', next: 'Then it can be submitted again' },
    payDay: {
      who: () => 'Waiting for its day',
      next: 'It is paid by itself then',
      until: (time) => `Paid ${time}`,
    },
    payOut: { who: () => 'Being paid out', next: 'One after the other; you will be told at the end' },
    goOn: { who: () => 'Waiting for you to go on', next: 'Those who were not paid can be paid again' },
    claim: {
      who: () => 'Waiting for you to claim it',
      next: 'Then it arrives or is sent',
      until: (time) => `Claim before ${time}`,
    },
    prize: { who: () => 'The prize is on its way', next: 'It goes to the address you gave' },
  },
};
