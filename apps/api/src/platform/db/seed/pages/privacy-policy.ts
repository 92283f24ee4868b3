export const privacyPolicy = `
<p>This page says which personal data Mintage Studio Ltd keeps, why, for how long, and what you can ask of us.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Account:</strong> name, e-mail address, and a one-way hash of your password. Phone, address and avatar only if you enter them.</li>
<li><strong>Work:</strong> your prompts, settings, uploads and results, so that you find them in My projects and Request history.</li>
<li><strong>Payments:</strong> amount, currency, VAT, billing address, card brand and the last four digits. The full card number and the security code pass through the memory of a single request to the payment provider, and are never stored.</li>
<li><strong>Tokens:</strong> one line for every token that you receive or spend.</li>
<li><strong>Messages:</strong> what you write to us through the contact form.</li>
</ul>
<h2>Why</h2>
<p>We need account, work, payment and token data to give you the service that you ordered. Payment records are also kept because tax law demands it. Messages are kept to answer you.</p>
<h2>How long</h2>
<ul>
<li>Projects stay until you delete them. The file, its preview and the upload behind it are then removed for good within a few minutes.</li>
<li>Sessions end after 12 hours, or after 30 days if you asked to be remembered.</li>
<li>Links for a new password work once, for one hour.</li>
<li>Payment and token records are kept for as long as tax law requires.</li>
</ul>
<h2>Location data in photos</h2>
<p>Photos often carry the place and time of the shot. We remove this information from every upload before we store it.</p>
<h2>Who else sees it</h2>
<p>The payment provider receives what a card payment needs. Nobody receives data for advertising, and your pictures are not used to train models.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, for corrections, for deletion, and object to uses of your data. Write to <a href="mailto:support@mintage.example">support@mintage.example</a>. You can also complain to the data protection authority of your country.</p>
`
