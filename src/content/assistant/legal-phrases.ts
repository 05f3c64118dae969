import { promises } from '../promises.ts';

/** Phrases that ask for a passage of the terms or the privacy policy. The key is the passage's title or first words. */
export const legalPhrases: Readonly<Record<string, string>> = {
  'These terms are an agreement':
    'terms and conditions; where are your terms; who is the contract with; legal name of the company; do i accept the terms by using the site; do the terms apply to website visitors; contracting party; agreement with whom; legal entity; do i have to accept your terms',
  'A signed proposal':
    'statement of work; which document wins; order of precedence; does the proposal prevail; contract contradicts terms; signed contract versus terms; conflict between documents; what does the contract look like; individual agreement; master services agreement',
  'We may change these terms':
    'can you change the terms; change of terms; how will i know when terms change; terms updated notice; amend the terms; unilateral changes; told about new terms',
  'In these terms':
    'definitions; what counts as content; definition of user; what do you mean by services; definition of ai models; defined terms',
  'We aim for': `uptime; uptime guarantee; sla; service level agreement; availability; downtime; is there an sla with penalties; ${promises.uptimeTarget}; how reliable is the service; outages; guaranteed availability; maintenance windows; service credits`,
  'Results made by AI Models':
    'responsible if ai gives bad advice; disclaimer about ai results; medical advice; legal advice by ai; can we rely on ai results; do we have to check ai results; are results guaranteed correct; who is liable for wrong ai answers; financial decisions by ai',
  'We may change or discontinue':
    'discontinue a service; you shut down a product we rely on; what if you stop a service; service shut down; end of life; notice before discontinuing; sunset; stop offering what we pay for',
  'You use the Services lawfully':
    'my obligations; what are my obligations; who is responsible for my account; someone used my account; keep password secure; user duties; account was hacked; accurate account details',
  'The following are prohibited':
    'what is prohibited; what is not allowed; acceptable use; acceptable use policy; may i send spam; mass mailing; forbidden uses; restrictions on use; phishing; malware; allowed to use it for; rules of use; cold emails in bulk',
  'We may suspend':
    'suspend my account; can you block my account; close my account without warning; account suspended; banned; why is my account blocked; kick me out',
  'You keep ownership':
    'who owns our data; who owns the content; do i keep the rights to my data; license you get on my content; ownership of our documents; rights on uploaded files; data ownership; may you use my content; belongs to us',
  'We may use anonymized':
    'train on our data; use our data to train models; is my data used for training; anonymized data use; do you learn from our data; improve your models with our data; opt out of training',
  'We keep our rights':
    'intellectual property; ip rights; copyright of deliverables; who owns the ip; ip assignment; rights in custom code; license for the code; open source licences; do you reuse our code for others; background ip; when does the ip transfer; transfer of rights',
  'If you send us a suggestion': 'suggestion; feedback idea; do you pay for ideas; use my suggestion',
  Billing:
    'billing; how are we billed; billing cycle; payment terms; monthly or annually; pay annually; pay in advance; upfront payment; do i have to pay upfront; when do we pay; invoices monthly; payment schedule; instalments; pay in stages; deposit; milestones payment; prepayment; how often do you invoice; pay after delivery; net 30; how do i pay for a project; pay the whole year; switch from monthly to annual billing; when is payment due',
  Taxes:
    'vat; taxes included; does price include vat; sales tax; gst; prices net or gross; tax on top; withholding tax; are your prices with tax',
  'Late payment':
    'late payment; pay late; overdue invoice; late fees; interest on late invoices; what happens if i do not pay; missed a payment; penalties for late payment; forgot to pay; reminder before suspension; dunning; unpaid invoice; service cut off for non payment',
  'Money-back guarantee': `money-back guarantee; money back guarantee; ${promises.moneyBack} guarantee; free trial; trial period; try before buying; test it for free; can we try it first; guarantee for new subscriptions; satisfaction guarantee; cooling off; is there a trial; demo account; test version; change my mind after a week; right of withdrawal`,
  Cancellation:
    'refund on cancellation; pro-rated refund; refund for unused months; unused part of subscription; cancel mid year get money back; money for the rest of the year; leftover months; remaining months refunded',
  'Custom development':
    'refund for custom development; refund for custom project; money back for custom software; refund once work has begun; refund for a project already started',
  'Price changes':
    'price increase; do prices go up; can the price change later; raise prices; notice before price changes; invoice is wrong; mistake on my invoice; dispute an invoice; incorrect bill; error on the bill; charged twice; overcharged; charged too much; wrong amount; invoice question; question about my bill; invoice looks wrong; billing error; double charge; billed for something we did not order',
  'We provide the Services with':
    'warranty; do you give a warranty; guarantee that it works; free of errors; fit for purpose; bugs covered by warranty; warranty period; disclaimer of warranties; quality guarantee',
  'Our total liability':
    'liability cap; limitation of liability; maximum liability; are you liable; liable for damages; lost profits; who pays if something goes wrong; compensation for damage; consequential damages; how much would you pay; loss caused by your software; liability limit; indirect damage; data loss',
  Indemnification: 'indemnification; indemnity; hold harmless; third party claims; do we have to indemnify you',
  'Nothing here limits': 'force majeure; fraud; beyond control; gross negligence; acts of god; natural disaster',
  Subscriptions:
    'close my account; close account; notice to leave; how much notice do i have to give; cancel subscription; how do i cancel; cancel any time; stop paying; end subscription; cancel my plan; is there a minimum term; long contract; contract length; tied for a year; leave early; penalty for leaving early; contract duration; quit; commitment; access after cancelling; where do i cancel; cancellation period; minimum contract term; stop my plan; downgrade; exit the contract; how do we get out of the contract; terminate subscription; contract period; auto renew; renewal',
  'Custom projects':
    'cancel a custom project; stop a project halfway; terminate project early; what do we owe if we cancel the project; written notice; abort a project; cancel development; pull out of a project; stop a project in the middle',
  'By us':
    'can you terminate the agreement; when can you end the contract; you end the contract with us; notice period; termination by you; termination for cause; material breach; how much notice do you give us',
  'Your account and its data are deleted':
    'data after termination; what happens to our data when we leave; export our data; data export; delete our account after contract ends; get our data back; data return at end of contract; how long is data kept after cancelling; account deletion after termination; when is my account deleted; take our data with us',
  'Sections that by their nature survive': 'which clauses survive termination; survival',
  'We answer legal inquiries within':
    'formal notice; where should a notice be sent; legal department; legal contact; lawyer; legal question; legal email; contract question; who handles legal matters; send a legal notice; questions about the contract; serve notice; your solicitor; legal team',
  'These terms are governed':
    'governing law; which law applies; which court; jurisdiction; where would a dispute be heard; sue you; disputes; arbitration; law of which country; which country law governs contracts; lawsuit; mediation; legal dispute; court; take you to court; can we have english law; venue',
  'If one part of these terms': 'severability; invalid clause; waiver; clause is unenforceable',

  'This policy covers':
    'data controller; controller or processor; are you a processor; who is responsible for my personal data; does the policy cover client systems; scope of privacy policy; role under gdpr',
  'In short':
    'comply with european data protection law; cookies; do you use cookies; tracking; google analytics; are you gdpr compliant; gdpr; gdpr compliance; privacy policy; do you sell my data; sell personal data; advertising; ads; cookie banner; why no cookie banner; third party trackers; do you track me; data protection; privacy in short; ccpa; track visitors; analytics on your site; pixel; how do you handle personal data; what about privacy; sell my email address',
  'If we change this policy': 'changes of the privacy policy; told if privacy policy changes',
  'Contact form and email':
    'data collected by the contact form; what does the contact form collect; what personal data do i give you in the form',
  'Chat with the assistant':
    'what does this chat store; is this chat recorded; are my messages saved; privacy of the chat; is the conversation stored; does a human read the chat; who can read this chat; chat data; what data does this chat collect; is what i type confidential; logs of this conversation; can someone see what i write here; keep this conversation; is this conversation private; safe to tell you a secret; can i send a password here; health details in the chat; chat history kept',
  'Local storage':
    'local storage; what is stored in my browser; delete this chat; clear the conversation; browser storage; token; what do you save on my device; where is the chat history; how do i clear the chat; session in the browser; does the browser remember',
  'Server logs':
    'server logs; ip address; do you log my ip; collecting my ip; log retention; how long are logs kept; do you know where i am; my location',
  'Job applications: what': 'data of applicants; data you collect from applicants',
  'We do not buy personal data':
    'buy data; data brokers; children; kids; minimum age; age limit; under 16; teenagers; how old must i be',
  'What you give us':
    'which personal data do you collect; personal data gathered through the website; what counts as personal data; what information do you collect; information you collect; data collection; what do you collect about visitors; what data do you gather; categories of personal data',
  'Each use has a legal basis':
    'legal basis; lawful basis; purpose of processing; what do you do with my data; how do you use my information; why do you process my data; legitimate interest; what is my email address used for; what do you do with my phone number; what are my details used for',
  'The newsletter: your consent':
    'unsubscribe; stop the newsletter; switch off the newsletter; turn off the newsletter; end my newsletter; unsubscribe from newsletter; how do i stop the emails; opt out; remove me from mailing list; too many emails; get off your list; stop sending me mail; no more newsletter; stop receiving emails',
  'Job applications: steps':
    'how long do you keep my application; keep my cv; cv after rejection; resume after rejecting me; delete my application; applicant data retention; what happens to my cv; rejected application data; hold on to my resume; keep my cv on file',
  'We may use anonymized, aggregated data to improve':
    'is my data used to train ai; does your bot learn from chats; train your ai with my data; do you train models on my content; chatgpt training on our data; customer data ends up in chatgpt; is what we upload used for training; anonymised data; training on our documents; learn from customer data',
  'No decision with legal effect':
    'automated decisions; profiling; decision by a machine alone; automated decision making; article 22',
  'We share personal data only with':
    'who do you share data with; share my data; third parties; pass my data on; who sees my data; police; authorities; government access to data; data processors; give my email to others; partners who get data; subpoena; who else gets my data; do you hand data to third parties',
  'Our team works from several countries':
    'subprocessors; list of sub-processors; where is data stored; data location; where are your servers; data centre location; transfer outside the eu; data standard contractual clauses; is data kept in europe; international transfers; hosted in which country; data residency; schrems; us servers; eu hosting; where do you store our data; list of processors; data leaves the eu; leaves the country',
  'What protects the data':
    'data security; encryption; is our data encrypted; how do you protect data; security measures; access control; who has access to our data; two factor authentication; 2fa; backups; are backups encrypted; hackers; is my data safe; cybersecurity; how secure is it; information security policy; password storage; employees access to our data; separated from other clients; safe with you; vulnerability; patches; secure storage; is it safe to upload documents; keep customer data safe; technical and organisational measures; security updates; protect our data from hackers; multi tenant; sso; how are backups protected; it security questionnaire',
  'We keep data no longer':
    'data retention; how long do you keep data; how long do you keep my message; retention period; how long are messages stored; when do you delete my data; keep contact form messages; retention policy; how long is my data stored',
  'No system is perfectly secure':
    'data breach; breach notification; what if you get hacked; how fast do you report a breach; security incident; data leak; notify us of a breach; tell us if data is stolen; incident response; how soon after a hack will we be told',
  'You can ask us to':
    'gdpr rights; my rights; delete my data; right to erasure; right to be forgotten; copy of my data; subject access request; what data do you have about me; correct my data; data portability; machine readable; access request; remove my data; erase me; delete my account and everything; request deletion; what do you know about me; give me everything you hold on me; dsar; fix my personal details; object to processing; delete everything; see my data; wipe my data; remove my details; delete personal information',
  'Where we rely on your consent': 'withdraw consent; revoke consent; take back my consent',
  'Write to the address below':
    'how do i make a gdpr request; how long does a privacy request take; is a privacy request free; proof of identity; response time to privacy request; does a data request cost anything; submit an access request; send a privacy request; deadline for your answer to a data request',
  'You can also complain':
    'complain to the data protection authority; supervisory authority; privacy complaint; regulator; you do not answer my privacy request; complaint about data protection; ico',
  'For questions and requests about personal data':
    'privacy contact; data protection officer; dpo; privacy email; who handles privacy; contact privacy team; questions about personal data; privacy officer',
};
