/** The demo assistant's search words for passages that lack them, by the passage's title, path or first words. */
export const askedFor: Readonly<Record<string, string>> = {
  // Services
  'AI Chatbots & Automation':
    'what languages speak live_chat call_center helpdesk customer_care customer_service respond enquiries parcel delivery in_stock availability reservations exchange telegram sms inbox opening_hours handover to staff build chatbot bot whatsapp website channel customer support answers customer questions automatically handover multilingual languages inbox emails order status returns booking appointment source shop help desk reply to messages telephone',
  'Web & App Development':
    'build website web mobile app ios android portal internal tool customer portal accessible fast shop online redesign new site rebuild take over code tests documentation backups landing_page homepage intranet web_app relaunch cms wordpress tablet pwa web_shop login area monitoring hosting host deploy responsive slow old phone typescript react',
  'Data Scraping & AI Solutions':
    'price_monitoring track prices watch dataset digitize merge lists spreadsheet reports bi scan ocr scrape data collect competitor prices crawl extract pdf tables dashboard analytics legal every day monitoring websites lists database clean duplicates matching alerts daily prices market research leads robots.txt',
  'AI Implementation & ML Integration':
    'predict classify copilot agent recommend gpu private offline pilot proof_of_concept switch_vendor lock_in add ai to our existing product software feature integrate model machine learning llm gpt open source own servers compare models private data stays which model is best software we sell run without sending data to openai cloud',
  'Process Automation':
    'workflow rpa busywork bookkeeping hr zapier approval chase automate invoices paperwork retyping copy between systems excel accounting month-end back office orders email data entry someone types manual approval onboarding claims customs log audit repetitive',

  // Answers to questions
  'How long does a project take?':
    'until online shop take weeks months ready complex simple complicated bigger first version be live when finished',
  'How long does a first project take?': 'chatbot complex',
  'What can a chatbot take off our team?':
    'save savings benefit why a chatbot reduce capacity fast answer how_many tickets at_once same_time seconds respond quick how_quick how_fast response time load of support bot maximum number of chats conversations',
  'Will it work with the tools we already use?':
    'compatible integrate integration with existing systems tools crm erp legacy old software phone system connect to our',
  'What happens when the AI is wrong?':
    'break_things wrong answer mistake hallucinate make_up error trust reliable accurate accuracy switch_off turn_off fail unsure not_sure bad answers lies false risk confidence control sources bot chatbot assistant',
  'What do we own at the end?':
    'own ownership source code handover other agency team could take_over later get given stop working together leave after project ends who owns belongs prompts accounts documentation deliverables keep',
  'How soon will I hear back?':
    'answer response hear_back respond reply when how_fast get an answer write back inquiry message form',
  'Do you sign a confidentiality agreement?':
    'nda confidentiality agreement secret sign samples documents confidential first',
  'What should I put in the message?':
    'what to write message form include send information first brief prepare details need_from_us before_we_talk',

  'Design and development': 'see progress demo weekly during development how_often early version prototype',
  'Testing and deployment': 'test before going live launch go_live parallel run results',
  'Discovery and planning': 'discovery workshop first_step',

  // About and careers
  'Why choose us.': 'why choose you better different competitors advantage reasons hire you trust unique',
  'Mission and vision': 'goal purpose mission vision aim',
  'Sit with the user': 'culture team values',
  'Daylight only': 'night shift overtime paged on_call hours evening',
  'Write it down': 'meetings in person online remote time zones communication decisions culture asynchronous',

  // Terms
  '/terms#overview': 'terms where can i read conditions agreement accept who is party contract',
  '/terms#definitions': 'definition define meaning terms services user content ai models',
  '/terms#intellectual-property': 'own ownership content copyright rights ip license',
  '/terms#payment-terms': 'pay payment billing',
  '/terms#limitation-liability': 'liable liability damage compensation',
  '/terms#termination': 'cancel end contract',
  '/terms#user-obligations': 'allowed prohibited rules obligations',
  '/terms#service-description': 'service uptime',
  'A signed proposal': 'statement_of_work contract precedence prevail which document wins conflict contradict priority',
  'We may change these terms': 'change terms update amendment inform notified modify conditions later how will i know',
  'We aim for': 'uptime availability sla guarantee outage down service_level percent',
  'Results made by AI Models':
    'wrong incorrect check verify accuracy disclaimer medical legal financial bad advice rely responsible responsibility',
  'We may change or discontinue': 'discontinue stop service sunset notice',
  'You use the Services lawfully': 'account password credentials responsibility security lawful',
  'The following are prohibited':
    'prohibited forbidden not_allowed acceptable use your_service spam mass_mailing bulk malware',
  'We may suspend': 'suspend block account',
  'You keep ownership': 'who owns data content rights license keep my data belongs',
  'We may use anonymized': 'train models my data improve anonymized aggregated use our data machine learning',
  'We keep our rights':
    'code prompts custom project deliverables ownership ip intellectual property open source developed for us work product',
  'If you send us a suggestion': 'feedback idea suggestion',
  Billing:
    'billed monthly annually yearly advance upfront up_front whole year installments when pay how pay everything',
  Taxes: 'tax vat gst included net on top',
  'Late payment': 'late overdue interest penalty fee pay too late miss invoice',
  'Money-back guarantee': 'refund money_back guarantee satisfied not_happy first days trial',
  Cancellation: 'refund unused pro-rated cancel subscription part of period remaining months',
  'Custom development': 'refund custom project begun not_happy money_back',
  'Price changes':
    'price change increase raise later invoice wrong dispute more expensive error mistake on invoice bill',
  'We provide the Services with': 'warranty guarantee error free defects quality',
  'Our total liability': 'liability cap capped maximum liable lost profit damages limit amount',
  Indemnification: 'indemnify indemnity hold_harmless third party claims',
  'Nothing here limits': 'fraud force majeure beyond control',
  Subscriptions: 'cancel subscription stop any_time account settings unsubscribe end leave',
  'Custom projects': 'cancel custom project terminate early written notice stop halfway owe',
  'By us': 'you terminate end agreement kick out notice',
  'Your account and its data are deleted':
    'after termination export data leave delete account what happens to our data information end contract',
  'We answer legal inquiries within':
    'legal department lawyer legal contact email phone question about contract law matter',
  'These terms are governed': 'law court jurisdiction dispute applicable govern sue',

  // Privacy
  '/privacy#overview': 'gdpr compliant compliance privacy policy sell data',
  '/privacy#information-collection': 'collect data store',
  '/privacy#how-we-use': 'use data purpose legal basis lawful',
  '/privacy#data-sharing': 'share third_party pass on access',
  '/privacy#data-security': 'secure protect safe',
  '/privacy#your-rights': 'gdpr rights my data request',
  '/privacy#contact': 'privacy team data protection officer contact email dpo',
  'This policy covers': 'controller processor who is responsible for personal data covers scope client system',
  'In short':
    'cookies analytics tracking advertising sell personal data third_party gdpr compliant my_data ads trackers site computer banner consent',
  'If we change this policy': 'change privacy policy update',
  'Contact form and email': 'contact form data',
  'Chat with the assistant': 'chat store conversation typed record save what i write',
  'Job applications': 'cv resume application keep retention how_long applicants candidates rejected rejection',
  'Server logs': 'ip address logs retention how_long tracked',
  'Local storage': 'browser storage session token sign out cookies computer',
  'We do not buy personal data': 'buy data brokers children kids allowed age minor',
  'The newsletter': 'newsletter unsubscribe stop_receive opt_out consent withdraw link',
  'We may use anonymized, aggregated data to improve': 'train models my data chatgpt',
  'No decision with legal effect': 'automated decision profiling',
  'We share personal data only with':
    'who sees my data share third_party subprocessors processors lawyers authorities police sell',
  'Our team works from several countries':
    'personal data legal_basis transfer outside europe eu eea abroad usa where is data stored location hosted subprocessors list of processors standard contractual clauses',
  'What protects the data':
    'encrypted encryption secure safe access control backup second factor two_factor authentication 2fa documents security measures hackers',
  'We keep data no longer': 'retention how_long keep store messages contact form delete',
  'No system is perfectly secure':
    'breach hack leak incident notify notification hours stolen report inform tell customers',
  'You can ask us to':
    'copy of everything access delete correct export portability right erasure request exercise my_data about_me which data do you have hold forgotten object restrict',
  'Where we rely on your consent': 'withdraw consent',
  'Write to the address below': 'gdpr request how_long answer identity free of charge response time',
  'You can also complain': 'complain authority regulator',
  'For questions and requests about personal data': 'privacy contact email dpo data protection officer',
};
