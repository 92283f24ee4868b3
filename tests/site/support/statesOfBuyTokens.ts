interface Looks {
  terms?: 'ticked'
  consent?: 'ticked' | 'empty'
  promo?: 'being checked' | 'in force'
  minimum?: string
}

/**
 * The states of the Buy Tokens dialog that look the same in every walk.
 * @param look checks the dialog, and which calls of the purchase wait for an answer
 */
export const statesOfBuyTokens = <Fixture>(
  look: (fixture: Fixture, looks: Looks, asked?: { promo: 1 }) => Promise<void>,
) => {
  const at = (looks: Looks, asked?: { promo: 1 }) => (fixture: Fixture) => look(fixture, looks, asked)
  return {
    'Buy Tokens': at({}),
    'Buy Tokens, both ticked': at({ terms: 'ticked' }),
    'Buy Tokens, terms unticked': at({ consent: 'ticked' }),
    'Buy Tokens, consent unticked': at({ terms: 'ticked', consent: 'empty' }),
    'Buy Tokens, below the minimum': at({ minimum: '€5.00' }),
    'Buy Tokens, below the minimum, both ticked': at({ minimum: '€5.00', terms: 'ticked' }),
    'Buy Tokens, at the minimum': at({}),
    'Buy Tokens, at the minimum, both ticked': at({ terms: 'ticked' }),
    'Buy Tokens, the code being checked': at({ promo: 'being checked' }, { promo: 1 }),
    'Buy Tokens, both ticked, the code being checked': at({ terms: 'ticked', promo: 'being checked' }, { promo: 1 }),
    'Buy Tokens, with the code': at({ promo: 'in force' }),
    'Buy Tokens, with the code, both ticked': at({ promo: 'in force', terms: 'ticked' }),
  }
}
