export const cookiePolicy = `
<p>Mintage works with very few cookies. This page names each one, and the other small things that we leave in your browser.</p>
<h2>Needed for the site to work</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it does</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><code>mintage_session</code></td><td>Keeps you logged in. Scripts cannot read it.</td><td>12 hours, or 30 days if you ask to be remembered</td></tr>
<tr><td><code>mintage_device</code></td><td>Remembers that you signed in from this browser before, so that somebody who guesses at your password cannot keep you out. Scripts cannot read it.</td><td>365 days</td></tr>
<tr><td><code>mintage_customer</code></td><td>Remembers that somebody has signed in from this browser before, so that you meet the sign-in first and not the sign-up. It does not say who.</td><td>365 days</td></tr>
<tr><td><code>mintage_no_first_picture</code></td><td>Remembers that you put the invitation to a first picture away, by the number of your account.</td><td>365 days</td></tr>
<tr><td>Cookie choice</td><td>Remembers what you answered in the cookie banner.</td><td>365 days</td></tr>
</tbody>
</table>
<p>On our public address the first two begin with <code>__Host-</code>, so that no other site can write them.</p>
<h2>Kept in your browser’s storage</h2>
<p>Your session, the currency and the language that you chose. An unfinished purchase is remembered until you close the tab. Card data is never kept in the browser.</p>
<h2>Only with your consent</h2>
<p>If you accept, we may load a measurement tag that counts visits and shows us which pages are useful. If you decline, it is not loaded, and everything on Mintage works just the same.</p>
<h2>Changing your mind</h2>
<p>Delete the cookies of this site in your browser’s settings; the banner then asks you again. Questions? Write to <a href="mailto:support@mintage.example">support@mintage.example</a>.</p>
`
