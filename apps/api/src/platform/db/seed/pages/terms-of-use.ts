export const termsOfUse = `
<p>These terms are the agreement between you and Mintage Studio Ltd (“Mintage”, “we”) about the use of the Mintage website and its three services: generating images, removing backgrounds and upscaling images. By creating an account you accept them.</p>
<h2>Your account</h2>
<ul>
<li>You must be at least 16 years old, and give your real name and an e-mail address that reaches you.</li>
<li>Keep your password to yourself. What is done with your account counts as done by you, until you tell us that someone else has access.</li>
<li>One person, one account. The welcome tokens are given once.</li>
</ul>
<h2>Tokens</h2>
<ul>
<li>Tokens pay for work on Mintage and nothing else. They are not money, earn no interest and cannot be passed on to another account.</li>
<li>Tokens never expire.</li>
<li>The price of each service is shown on its button before you start. Tokens are set aside when a request is accepted, and spent only for pictures that reach you. For a picture that fails, or that you cancel in time, they return to your balance.</li>
</ul>
<h2>Prices and payment</h2>
<p>Token packs are paid in advance by card. The amount, the VAT and the total are shown before you pay, in the currency that you chose. A receipt for each payment is kept in your account under Payment history.</p>
<h2>Your pictures</h2>
<ul>
<li>What you upload stays yours. You allow us to process it only as far as your request needs.</li>
<li>What you make with Mintage is yours to use, also commercially, within the law.</li>
<li>Upload only pictures that you have the right to use.</li>
</ul>
<h2>What is not allowed</h2>
<p>You may not use Mintage to make sexual pictures of minors, to make intimate pictures of real people without their consent, to deceive others about the identity of a person, to threaten or harass, or to break the law in any other way. We may refuse a prompt and, for serious or repeated cases, close an account; unused paid tokens are then refunded as far as the law allows.</p>
<h2>The service and its limits</h2>
<p>We work to keep Mintage available but cannot promise that it always is. Generated pictures can contain mistakes; look at them before you rely on them. We are liable without limit for intent and gross negligence and where the law requires it; otherwise our liability is limited to what you paid us in the twelve months before.</p>
<h2>Changes and ending</h2>
<p>If these terms change in a way that matters to you, we tell you by e-mail at least 30 days before. You can stop using Mintage at any time. For questions write to <a href="mailto:support@mintage.example">support@mintage.example</a>; we answer within a day.</p>
`
