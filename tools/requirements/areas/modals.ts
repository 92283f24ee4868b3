import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const links = (step: string) =>
  e2e('buying.spec.ts', 'the purchase links the terms and the privacy policy that there are', step)

/** Section 2d Modals. */
export const modals = {
  R125: {
    text: 'Buy Tokens modal shows plan title.',
    shownBy: [plays('overlays-buytokensmodal--ready')],
    breaks: [{ file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx', from: '{plan.title}', to: '' }],
  },
  R126: {
    text: 'Buy Tokens modal shows token count.',
    shownBy: [plays('overlays-buytokensmodal--ready')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: '{formatTokens(plan.tokens)}',
        to: '',
      },
    ],
  },
  R127: {
    text: 'Buy Tokens modal shows price.',
    shownBy: [plays('overlays-buytokensmodal--ready')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: "{ label: t('buy.price'), value: known(price(plan.price)) },",
        to: '',
      },
    ],
  },
  R128: {
    text: 'Buy Tokens modal shows price per token.',
    shownBy: [plays('overlays-buytokensmodal--ready')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: "{ label: t('buy.pricePerToken'), value: known(formatUnitPrice(plan.price, plan.tokens, currency)) },",
        to: '',
      },
    ],
  },
  R129: {
    text: 'Buy Tokens modal shows total to pay.',
    shownBy: [plays('overlays-buytokensmodal--ready')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: "{ label: t('buy.total'), value: known(price(total)), total: true },",
        to: '',
      },
    ],
  },
  R130: {
    text: 'Buy Tokens modal has a promocode field with Apply and, once applied, Remove.',
    shownBy: [
      plays('overlays-buytokensmodal--promo-applied-and-removed-by-keys'),
      plays('overlays-buytokensmodal--promo-applied'),
      e2e(
        'journey.spec.ts',
        'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
        'apply a promo code, confirm the billing details',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: 'onApply={props.onApplyPromo}',
        to: 'onApply={() => undefined}',
      },
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: 'applied={promo?.code ?? null}',
        to: 'applied={null}',
      },
      {
        file: 'packages/ui/src/texts/en/controls.ts',
        from: "'controls.promo.apply': 'Apply'",
        to: "'controls.promo.apply': 'Other words'",
      },
    ],
  },
  R131: {
    text: 'Buy Tokens modal has a terms-and-privacy checkbox.',
    shownBy: [plays('overlays-buytokensmodal--terms-not-accepted'), links('both')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: '        <Checkbox\n          name="termsAccepted"\n          label={<TermsLabel termsHref={props.termsHref} privacyHref={props.privacyHref} />}\n          checked={termsAccepted}\n          onCheckedChange={props.onTermsAcceptedChange}\n        />\n',
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx',
        from: 'label={<TermsLabel termsHref={props.termsHref} privacyHref={props.privacyHref} />}',
        to: 'label="Yes"',
      },
    ],
  },
  R132: {
    text: 'Terms/privacy links in the modal appear only if those pages exist (is_terms / is_privacy); each missing one drops alone.',
    shownBy: [
      links('both'),
      links('the terms alone'),
      links('the privacy policy alone'),
      plays('overlays-buytokensmodal--without-any-pages'),
      plays('overlays-buytokensmodal--without-terms-page'),
      plays('overlays-buytokensmodal--without-privacy-page'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/TermsLabel.tsx',
        from: "  if (terms) return t.rich('buy.terms.termsOnly', { terms })\n",
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/BuyTokensModal/TermsLabel.tsx',
        from: "  if (privacy) return t.rich('buy.terms.privacyOnly', { privacy })\n",
        to: '',
      },
    ],
  },
  R133: {
    text: 'Buy Tokens modal has a Credit/Debit card button.',
    shownBy: [plays('overlays-buytokensmodal--terms-not-accepted')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/buying.ts',
        from: "'buy.card': 'Credit/Debit card'",
        to: "'buy.card': 'Other words'",
      },
      { file: 'packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx', from: 'onClick={props.onProceed}', to: '' },
    ],
  },
  R134: {
    text: 'Confirm Information modal shows amount and payment method.',
    shownBy: [plays('overlays-confirminformationmodal--prefilled')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: "{ label: t('confirm.amount'), value: price(amount.net) },",
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: "{ label: t('confirm.method'), value: paymentMethod || '—' },",
        to: '',
      },
    ],
  },
  R135: {
    text: 'Confirm Information modal shows the billing form.',
    shownBy: [plays('overlays-confirminformationmodal--prefilled')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: '<BillingFields {...{ defaults, countries, emailLocked, errors }} />',
        to: '',
      },
    ],
  },
  R136: {
    text: 'Confirm Information modal has buttons "BACK" and "CONFIRM PAYMENT".',
    shownBy: [plays('overlays-confirminformationmodal--confirms-what-is-filled-in')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/buying.ts',
        from: "'confirm.back': 'BACK'",
        to: "'confirm.back': 'Other words'",
      },
      {
        file: 'packages/ui/src/texts/en/buying.ts',
        from: "'confirm.pay': 'CONFIRM PAYMENT'",
        to: "'confirm.pay': 'Other words'",
      },
    ],
  },
  R137: {
    text: 'Confirm Information modal shows VAT added where vat_percent > 0.',
    shownBy: [
      plays('overlays-confirminformationmodal--prefilled'),
      plays('overlays-confirminformationmodal--without-vat'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: 'amount.vatPercent > 0',
        to: 'amount.vatPercent >= 0',
      },
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: 'amount.vatPercent > 0',
        to: 'amount.vatPercent > 20',
      },
    ],
  },
  R138: {
    text: 'Confirm Information / pay screens show the order ID where relevant.',
    shownBy: [
      plays('overlays-confirminformationmodal--with-promo-and-order'),
      plays('screens-pay--discount-vat-and-order-id'),
      e2e('buying.spec.ts', 'from the pay screen back to the billing details of the order, named by its id'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/CheckoutHost.tsx',
        from: 'orderId={placed?.depositId}',
        to: 'orderId={undefined}',
      },
      {
        file: 'apps/site/src/flows/checkout/usePay.ts',
        from: 'orderId: checkout.depositId,',
        to: 'orderId: null,',
      },
    ],
  },
  R139: {
    text: 'BACK returns to the Buy Tokens modal with earlier choices intact.',
    shownBy: [
      unit(
        'packages/machines/src/checkout/checkout.information.test.ts',
        'the Confirm Information dialog',
        'BACK returns with every choice intact, and forward again with what was typed (R139, R210)',
      ),
      plays('overlays-confirminformationmodal--back-takes-what-was-typed'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "        'purchase.returned': {\n          target: 'buyingTokens.asBefore',",
        to: "        'purchase.returned': {\n          target: 'buyingTokens',",
      },
      {
        file: 'packages/machines/src/checkout/checkout.machine.ts',
        from: "actions: { type: 'assignDraft', params: ({ event }) => event.information },",
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx',
        from: 'textsOf(new FormData(form), billingFields)',
        to: 'textsOf(new FormData(), billingFields)',
      },
    ],
  },
  R140: {
    text: 'Contact modal opens from the footer and from home.',
    shownBy: [
      e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home'),
      models('tests/routes/frame.test.ts', 'the foot of the page', 'opens the contact form'),
      models('tests/routes/frame.test.ts', 'the stuck ask for help at home'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'onContact={useContact()}',
        to: 'onContact={() => undefined}',
      },
      {
        file: 'apps/site/src/routes/public/LandingRoute.tsx',
        from: 'onContact={useContact()}',
        to: 'onContact={() => undefined}',
      },
      { file: 'apps/site/src/flows/contact/ContactContext.tsx', from: '    setOpen(true)\n', to: '' },
    ],
  },
  R141: {
    text: 'Pricing cards section has a token slider.',
    shownBy: [
      plays('screens-offers--packs-and-own-amount'),
      e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/Offers/CustomPlan.tsx',
        from: "<TokenChooser label={t('offers.custom.amount')} value={tenths} onChange={setTenths} />",
        to: '',
      },
    ],
  },
} satisfies Area
