import { type Area, e2e, models, plays } from '../evidence.ts'

const frame = (title: string, ...step: readonly string[]) => e2e('frame.spec.ts', title, ...step)

/** Section 2c Layout: header, its menus. */
export const layoutHeader = {
  R089: {
    text: 'Header shows logo, Home, Services dropdown, Pricing, FAQ.',
    shownBy: [plays('screens-siteheader--guest'), plays('screens-siteheader--services-open')],
    breaks: [
      { file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx', from: '<Logo size={30} />', to: '' },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: '<NavLink {...links.home} current={currentPath} />',
        to: '',
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: '<ServicesMenu services={links.services} current={currentPath} />',
        to: '',
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: "{ href: hrefs.pricing, label: t('frame.nav.pricing') },",
        to: '',
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: "{ href: hrefs.faq, label: t('frame.nav.faq') },",
        to: '',
      },
    ],
  },
  R090: {
    text: 'Services dropdown items: generate image, remove background, upscale image.',
    shownBy: [plays('screens-siteheader--services-open')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/frame.ts',
        from: "'frame.nav.generate': 'Generate image'",
        to: "'frame.nav.generate': 'Other words'",
      },
      {
        file: 'packages/ui/src/texts/en/frame.ts',
        from: "'frame.nav.removeBackground': 'Remove background'",
        to: "'frame.nav.removeBackground': 'Other words'",
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: "{ href: hrefs.upscale, label: t('frame.nav.upscale'), detail: t('frame.nav.upscaleHint'), icon: UpscaleIcon },",
        to: '',
      },
    ],
  },
  R091: {
    text: 'Header currency dropdown appears only when more than one currency exists.',
    shownBy: [
      plays('screens-siteheader--one-currency'),
      plays('screens-siteheader--changing-currency'),
      frame('the currency: fetched once, chosen in the header, and kept', 'one alone is no choice'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/overlays/CurrencyMenu/CurrencyMenu.tsx',
        from: '  if (options.length < 2) return null\n',
        to: '',
      },
      {
        file: 'packages/ui/src/overlays/CurrencyMenu/CurrencyMenu.tsx',
        from: 'options.length < 2',
        to: 'options.length < 9',
      },
    ],
  },
  R092: {
    text: 'Signed-in header shows token balance and an account link.',
    shownBy: [
      plays('screens-siteheader--signed-in'),
      frame('a person has a face in the header: initials first, then the picture'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/HeaderAccount/HeaderAccount.tsx',
        from: '<BalancePopover balance={balance}',
        to: '<BalancePopover balance={null}',
      },
      {
        file: 'packages/ui/src/screens/HeaderAccount/HeaderAccount.tsx',
        from: 'href={hrefs.account}',
        to: 'href={hrefs.buy}',
      },
      { file: 'packages/ui/src/screens/SiteHeader/Visitor.tsx', from: 'return visitor.account', to: 'return null' },
    ],
  },
  R093: {
    text: 'Guest header shows sign-in and sign-up buttons.',
    shownBy: [plays('screens-siteheader--guest')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/frame.ts',
        from: "'frame.signIn': 'Sign in'",
        to: "'frame.signIn': 'Other words'",
      },
    ],
  },
  R094: {
    text: 'Mobile menu is used below the xl breakpoint and has the same links.',
    shownBy: [
      frame('the links of the header are in the menu below 1280 px'),
      plays('overlays-mobilemenu--guest'),
      plays('screens-siteheader--phone-menu-of-guest'),
      models('tests/routes/frame.test.ts', 'the menu of a narrower window has the links of the header'),
    ],
    breaks: [
      { file: 'packages/ui/src/tokens/breakpoints.ts', from: 'xl: 1280', to: 'xl: 1200' },
      { file: 'packages/ui/src/tokens/breakpoints.ts', from: 'xl: 1280', to: 'xl: 1366' },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.css.ts',
        from: "const shownFromXl = { display: 'none', ",
        to: "const shownFromXl = { display: 'flex', ",
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.css.ts',
        from: "export const mobile = style(inScreens({ '@media': { [from.xl]",
        to: "export const mobile = style(inScreens({ '@media': { [from.md]",
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: 'links={[links.home, ...links.rest]}',
        to: 'links={links.rest}',
      },
      {
        file: 'packages/ui/src/screens/SiteHeader/SiteHeader.tsx',
        from: '            services={links.services}\n            visitor',
        to: '            services={[]}\n            visitor',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: 'links={links.slice(1)}',
        to: 'links={links.slice(2)}',
      },
    ],
  },
  R095: {
    text: 'Mobile menu adds Profile and Logout for signed-in users.',
    shownBy: [
      plays('overlays-mobilemenu--customer'),
      plays('overlays-mobilemenu--logout-closes'),
      plays('screens-siteheader--phone-menu-open'),
      models('tests/routes/frame.test.ts', 'who is signed in', 'logs out in the menu of a phone, and is led home'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/overlays.ts',
        from: "'nav.profile': 'Profile'",
        to: "'nav.profile': 'Other words'",
      },
      { file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx', from: '    visitor.onLogout()\n', to: '' },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.profileHref}',
        to: '<Button href="#"',
      },
    ],
  },
  R096: {
    text: 'Mobile menu adds Log in for guests.',
    shownBy: [plays('overlays-mobilemenu--guest'), plays('screens-siteheader--phone-menu-of-guest')],
    breaks: [
      { file: 'packages/ui/src/texts/en/overlays.ts', from: "'nav.login': 'Log in'", to: "'nav.login': 'Other words'" },
    ],
  },
  R097: {
    text: 'Mobile menu closes on Escape.',
    shownBy: [plays('overlays-mobilemenu--escape-closes')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: 'onInteractOutside={stayOpenForToasts}',
        to: 'onInteractOutside={stayOpenForToasts}\n          onEscapeKeyDown={(event) => event.preventDefault()}',
      },
    ],
  },
  R098: {
    text: 'Mobile menu closes when the window width becomes 768 or more. [D16]',
    shownBy: [plays('overlays-mobilemenu--a-wide-window-closes')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: 'window.innerWidth >= breakpoints.md',
        to: 'window.innerWidth > breakpoints.md',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: 'window.innerWidth >= breakpoints.md',
        to: 'window.innerWidth >= breakpoints.md - 1',
      },
    ],
  },
  R099: {
    text: 'Mobile menu closes on any link click.',
    shownBy: [plays('overlays-mobilemenu--a-link-closes'), plays('overlays-mobilemenu--logout-closes')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.registerHref} fullWidth onClick={close}>',
        to: '<Button href={visitor.registerHref} fullWidth>',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.profileHref} variant="outline" tone="neutral" fullWidth onClick={close}>',
        to: '<Button href={visitor.profileHref} variant="outline" tone="neutral" fullWidth>',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '            onClick={close}\n          >\n            {icon',
        to: '          >\n            {icon',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.loginHref} variant="outline" tone="neutral" fullWidth onClick={close}>',
        to: '<Button href={visitor.loginHref} variant="outline" tone="neutral" fullWidth>',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '<Button href={visitor.myProjectsHref} tone="neutral" fullWidth onClick={close}>',
        to: '<Button href={visitor.myProjectsHref} tone="neutral" fullWidth>',
      },
      {
        file: 'packages/ui/src/overlays/MobileMenu/MobileMenuPanel.tsx',
        from: '    close()\n    visitor.onLogout()',
        to: '    visitor.onLogout()',
      },
    ],
  },
  R100: {
    text: 'Services dropdown opens on hover.',
    shownBy: [plays('overlays-servicesmenu--under-a-mouse')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: "      if (event.pointerType === 'mouse') change(true)\n",
        to: '',
      },
    ],
  },
  R101: {
    text: 'Services dropdown closes 200 ms after the pointer leaves; re-entering within 200 ms keeps it open.',
    shownBy: [plays('overlays-servicesmenu--under-a-mouse')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 400',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: 'CLOSE_DELAY_MS = 200',
        to: 'CLOSE_DELAY_MS = 100',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: '    clearTimeout(timer.current)\n    setOpen(next)',
        to: '    setOpen(next)',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: '      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)\n',
        to: '',
      },
    ],
  },
  R102: {
    text: 'Services dropdown toggles on tap on touch devices.',
    shownBy: [plays('overlays-servicesmenu--by-taps')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: "change(pointer.current === 'mouse' ? true : !open)",
        to: 'change(true)',
      },
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: "change(pointer.current === 'mouse' ? true : !open)",
        to: "change(pointer.current === 'mouse')",
      },
    ],
  },
  R103: {
    text: 'Services dropdown closes on Escape.',
    shownBy: [plays('overlays-servicesmenu--by-keys'), plays('overlays-servicesmenu--under-a-mouse')],
    breaks: [
      {
        file: 'packages/ui/src/overlays/ServicesMenu/useHoverMenu.ts',
        from: "event.key !== 'Escape'",
        to: "event.key !== 'F2'",
      },
    ],
  },
} satisfies Area
