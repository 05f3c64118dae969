// What visitors ask in words that the pages do not use: for the demo assistant, which looks for its answers in the content.
// A word stands for all its forms; `turn_off` is a phrase, found also in 'turn it off'.

/** As typed in a hurry, and in whole words. */
export const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  r: 'are',
  ur: 'your',
  y: 'why',
  ya: 'you',
  n: 'and',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  abt: 'about',
  bc: 'because',
  tmrw: 'tomorrow',
  asap: 'soon',
  ppl: 'people',
  biz: 'business',
  info: 'information',
  msg: 'message',
  yrs: 'years',
  hrs: 'hours',
  mins: 'minutes',
  wks: 'weeks',
  dev: 'developer',
  devs: 'developers',
  exp: 'experience',
  sw: 'software',
  docs: 'documents',
  etiquette: 'polite',
  anytime: 'any time',
  eta: 'how long',
  faq: 'questions',
  wanna: 'want',
  gonna: 'going',
  gotta: 'have',
};

/** Words that say nothing about what a question is about. */
export const stopWords =
  'a able anywhere arent cant couldnt didnt doesnt dont hasnt havent hes hows isnt shes shouldnt theyll theyre theyve wasnt werent weve wheres whos wouldnt youd youll youve about actually after again all also already always am an and another any anybody anyone anything are around as at be because been before being both but by can cannot could d did do does doing done don dont each either else etc even ever every exactly find for from get gets getting give given go goes going got had has have having he hello her here hers hey hi him his how however i id if ii ill im in into is isn it its ive just let lets like ll m made make makes making many may maybe me mean means might mine more most much must my na need needs no nor not now of off often oh ok okay on once one only onto or other our ours out over per perhaps please quite rather re really s same say she should so some somebody somehow someone something sometimes somewhere soon offer offering still such sure t tell than thank thanks that thats the their them then there these they thing things this those though through to too up upon us use used using usually ve very via want wants was way we well were what whatever whats when where whether which while who whom whose why will with within without won wont would yes yet you your youre yours';

/** What kind of answer is wanted: they count where a passage is asked for by them. */
export const questionWords =
  'who when where how_many how_much how_long how_fast how_quickly how_soon how_often what_time';

/** What is asked for by them is the subject of a passage, or not in it. */
export const subjectWords =
  'price pricing cost fee expensive cheap how_much hourly_rate ballpark set_back discount salary earn';

/** Words of any talk: they count little. */
export const talkWords =
  'whenever calculate charge compute extra figure_out money speak work_out accept accomplish achieve across act adapt add adjust admit advice affect agency ago allow alone along although among amount answer any_time anytime apart appear appreciate approach arrange arrive ask aspect assign assist assume attempt attend available avoid aware away back bad base basic basically become begin behind believe best better between beyond big bit brief bring broad business came care carry case cause certain challenge chance change check choose circumstance claim clear close combine come common company compare complete complicated comprehensive concept concern condition confirm confused consequence consider considerable consist constant contain context continue convince cool correct could count couple cover curious current currently daily day deal decide deep define definitely degree deliver demand department depend describe deserve desire despite detail determine different difficult directly dislike distinct double down due during eager easy effect effort element eliminate enable encounter encourage end engage enjoy enough ensure entire especially essential essentially establish evening eventually exact example excellent except exception excited exist existing expand expect experience explain explore express extend extent extra extremely fact factor fair fall familiar far favor feel few figure fill final finally fine finish firm first fit fix focus follow force form former forward found frankly free frequent friend front full fully function further gain general generally generate genuine good great group grow guess guidance guy guys habit half hand handle happen happy hard hear heard help high hint hold honest honestly hope huge hundred idea ideal ideally identify imagine immediately impact important impression impressive improve include incredible indeed indicate individual initial initially inside instead intend intention interest interested introduce investigate involve issue item keep key kind know known lack large last late later latter least leave left less level lie life light likely limit limitation line list little live local look loss lot lots love low main major manage matter maximum meaning meant medium meet mention middle minimum minute moment morning mostly move name naturally near nearly necessarily necessary never new next nice nobody none normal normally note nothing notice number object obtain obvious obviously occasionally occur odd offer okay old open operate option order ordinary others otherwise outside overall part particular partly pass past people perfect perform period permit person pick piece place plan play pleasant pleased plenty point popular positive possible possibly powerful practical precise precisely prefer present pretty prior priority probably problem proceed process proper properly provide purpose put question quick quickly ran range rare rarely reach react read ready real realistic realize reason receive recent recently refer reflect regard regular relate related relation relatively relevant rely remain remember replace require resolve respect respond response rest result right rough roughly routine said saw scale scope search second see seek seem seen select self send sense sent separate serious serve set several shall short show side significantly similar simple simply since single situation size skip slight slightly small smooth smoothly software solution solve somewhat sort special specific specifically spend stable stage stand standard state stay steady step stick stop straight strange strategy strong struggle stuck stuff subject succeed sufficient suggest suit sum suppose surprise system take taken target task tell ten tend text think thinking third thorough thought three time tip today together told tomorrow tonight took top total tough toward towards tried trouble true truth try trying turn twice two type typical typically ultimately unclear under understand unfortunately unless unlikely until upcoming urgent useful usual value various vary version view visit wait walk watch week whole wide wise wish wonder wondering word work world worried worry worse worth write writing wrong year yesterday young';

/** Different words for one thing; each stands for all of its line. */
export const synonyms: readonly string[] = [
  'your_services your_service list_of_services services_list',
  'service solution what_do_you_do what_you_do what_could_you_do what_you_make what_you_offer what_you_build do_you_do help_us',
  'price cost fee pricing expensive cheap budget afford affordable how_much ballpark estimate quotation set_back hourly_rate discount',
  'refund money_back reimburse reimbursement get_money not_happy not_satisfied unhappy dissatisfied',
  'cancel cancellation stop_paying end_any_time minimum_term long_contract commitment tied quit terminate termination end_contract end_agreement walk_away leave',
  'newsletter mailing_list subscribe',
  'unsubscribe opt_out stop_receive stop_getting stop_newsletter no_longer_receive',
  'chatbot bot chat_bot virtual_assistant assistant robot voicebot conversational',
  'website web site webpage page homepage portal web_shop',
  'shop store retail ecommerce e_commerce online_store webshop shopify woocommerce magento merchant product_catalog',
  'app application mobile phone ios android iphone ipad smartphone flutter react_native app_store',
  'scrape scraping scraper crawl crawler spider harvest collect gather monitor',
  'competitor competition rival compete',
  'analytics analysis analyze analyse analyst report dashboard statistics insight',
  'automate automation automatic automatically rpa by_itself',
  'invoice bill billing receipt',
  'paperwork document paper scan scanned pdf file form',
  'retype type copy_paste data_entry manual manually key_in enter_data by_hand excel spreadsheet repetitive',
  'integrate integration connect connection plug_in interface api work_with compatible compatibility hook_up sync',
  'tool software crm erp quickbooks salesforce hubspot sap zendesk slack shopify stripe xero outlook teams zapier existing_system sharepoint gmail notion jira',
  'privacy gdpr dsgvo personal data_protection ccpa',
  'about_me my_data my_information hold_about_me have_about_me know_about_me',
  'delete erase erasure remove removal wipe deletion forget forgotten get_rid',
  'retain retention keep store storage save kept how_long_keep',
  'secure security safe safety protect protection encrypt encryption password',
  'breach hack hacked leak stolen data_leak security_incident',
  'own owner ownership belong property copyright intellectual ip deliverable rights',
  'source_code code prompt repository',
  'wrong mistake error incorrect hallucinate hallucination make_up invent answers_right right_answer answers_correct correct_answer false inaccurate nonsense lie fail mess_up go_wrong bug',
  'unsure uncertain confidence not_sure not_know doubt threshold get_stuck',
  'switch_off turn_off off_switch shut_down disable stop_machine pull_plug kill_switch deactivate roll_back',
  'how_long how_fast_live how_quickly how_soon timeline schedule deadline duration lead_time be_ready turnaround delivery_time take_time how_many_week how_many_month',
  'fast quick rapid speed',
  'hire_people job career role position opening vacancy hiring hire recruit recruiting employment opportunity join_team work_for_you work_at work_there open_role',
  'apply application candidate candidacy',
  'cv resume curriculum_vitae cover_letter portfolio',
  'intern internship trainee apprentice student graduate junior entry_level',
  'salary pay wage lpa earn compensation paid lakh remuneration',
  'perk benefit insurance healthcare medical_cover',
  'skill requirement qualification prerequisite need_to_know looking_for',
  'responsibility duty day_to_day tasks_of typical_day what_do_i_do',
  'contract_work contract_job freelance freelancer contractor permanent permanently temporary part_time fixed_term employed_directly full_time contract_type',
  'remote home_office anywhere work_from_home wfh telecommute abroad hybrid on_site from_home',
  'founder ceo boss owner_of president in_charge head chief leader director manager leads cto manage founded_by',
  'team staff people employee colleague workforce headcount person_working',
  'found founded founding company_started started_by start_company history since_when how_old established began years_old when_start',
  'client customer patron guest user buyer company_that companies_that which_company which_companies',
  'testimonial review reference rating feedback opinion worked_for worked_with experience_in experience_with done_for built_for say_about recommend',
  'what_can_i_ask what_can_you_do what_can_you_help how_can_you_help ask_you',
  'case_study case_studies example portfolio showcase past_project project_done success_story previous_work success_stories',
  'hotel hospitality hotels guest',
  'freight logistics customs shipping carrier transport declaration tariff',
  'dental dentist clinic medical doctor practice patient healthcare hospital health',
  'library libraries books_lending public_service',
  'bicycle bike cycle cycling sport',
  'seed garden plant gardening',
  'building_supplies wholesale supply construction',
  'marketing email_campaign campaign product_text copywriting mailing',
  'contact your_email your_phone your_number get_in_touch reach reach_you write_to talk_to speak_to speak_with talk_with talk_human speak_someone get_hold',
  'call_me call phone_number phone telephone ring call_back dial',
  'email e_mail mail email_address',
  'appointment meeting book demo consultation date_for_call',
  'office address headquarters hq located location based city visit come_by find_you',
  'country countries nation worldwide international',
  'india mumbai indian',
  'chicago usa america american',
  'law legal court jurisdiction govern governing litigation dispute lawsuit sue judge arbitration which_law under_which',
  'liable liability responsible responsibility who_responsible damage compensation cap capped',
  'indemnify indemnification indemnity hold_harmless',
  'uptime availability outage downtime reliability reliable sla service_level always_available',
  'confidential confidentiality nda non_disclosure secrecy secret agreement_sign discreet',
  'tax taxes vat gst net_price sales_tax',
  'late dont_pay cant_pay not_pay overdue past_due delayed_payment late_fee interest penalty',
  'subscription plan monthly annually annual yearly per_month per_year',
  'upfront up_front in_advance advance deposit prepay',
  'pay payment paying billed settle installment instalment',
  'crash breaks broken goes_down stops_working outage failure fault emergency',
  'pilot proof_of_concept poc mvp prototype test_run trial_run early_version',
  'bookkeeping accounting ledger month_end',
  'digitize digitise scan scanned paper_archive',
  'reply respond answer_back',
  'trustworthy reliable serious legit reputable trust',
  'supplier vendor provider',
  'monitor monitoring observe watch_over alert',
  'export download portability machine_readable',
  'rectify correct_my update_my',
  'culture atmosphere work_environment',
  'image picture photo',
  'slow_phone old_phone old_device slow_connection',
  'expert specialist engineer',
  'guarantee guaranteed warranty promise assure',
  'notice notice_period period_of_notice give_notice',
  'night night_shift overnight after_hours weekend saturday sunday evening holiday around_clock 24_7 24_hours nighttime on_call any_time day_and_night',
  'support maintenance maintain keep_running look_after aftercare after_launch once_live helpdesk run_after running_after ongoing after_go_live',
  'human real_person person_take agent operator hand_over handover handoff escalate escalation escalation_path cant_answer human_in_loop live_agent',
  'launch release go_live live deploy deployment rollout',
  'process method methodology workflow approach phase steps how_work procedure',
  'first_step get_started start_project begin kick_off where_start start_working new_project next_step onboarding start_together',
  'see_something progress demo weekly_update show_progress in_between status_update working_version',
  'prepare preparation before_we_talk first_call bring_along provide_you need_from_us need_from_me want_from_us information_need',
  'train training learn fine_tune fine_tuning',
  'model llm gpt language_model openai claude chatgpt gemini mistral llama anthropic',
  'ai artificial_intelligence machine_learning ml',
  'open_source open_model self_host own_server local_model on_premise on_prem own_infrastructure own_hardware in_house',
  'lock_in locked vendor_lock dependent switch_vendor another_vendor switch_provider change_provider other_provider',
  'technology tech stack tech_stack framework programming programming_language programmer program coding database',
  'python pytorch',
  'docker container aws cloud hosting host server',
  'cookie tracking tracker track advertising advertisement ad google_analytics third_party_tracking',
  'subprocessor processor sub_processor third_party vendor_list',
  'transfer export outside_europe outside_eu outside_eea eea european cross_border abroad standard_contractual scc',
  'controller data_controller',
  'server_log log logfile ip_address logs',
  'backup restore',
  'blind deaf disability disabled impaired screen_reader wcag accessible accessibility usable usability a11y handicapped assistive keyboard_only',
  'language languages multilingual spanish german french english translate speak_language',
  'channel whatsapp sms text_message messenger telegram facebook',
  'simultaneous simultaneously parallel same_time at_once same_moment concurrent concurrently how_many_conversation how_many_chat volume',
  'linkedin twitter instagram youtube github social_media socials facebook',
  'article blog post blog_post read_about read_more publication guide tutorial learn_about',
  'author writer who_wrote written_by wrote',
  'ticket support_ticket case',
  'webhook webhooks callback event',
  'drawing draw drawn sheet blueprint sketch diagram plan_paper',
  'mission vision goal aim purpose',
  'value principle belief believe_in culture ethic stand_for care_about',
  'different unique why_choose why_you better_than special stand_out advantage why_should',
  'save saving reduce cut benefit roi return_invest worth_it efficient efficiency',
  'satisfied satisfaction happy_client how_happy',
  'prove proof evidence result track_record success_rate measure outcome',
  'test_set get_worse getting_worse evaluate evaluation benchmark quality testing',
  'account login credential log_in sign_in user_account',
  'spam mass_mailing bulk_email mass_mail',
  'prohibited forbidden allowed not_allowed misuse abuse phishing malware ban banned illegal',
  'suspend suspension block blocked',
  'statement_of_work sow proposal signed_document prevail precedence order_form',
  'change_terms amend amendment update_terms modify',
  'discontinue sunset end_of_life stop_service shut_service',
  'children child kid minor underage age',
  'complain complaint authority regulator supervisory',
  'small_company tiny startup small_business solo freelancer_client one_person big_enough too_small size',
  'appointment_booking booking reservation reserve bookings schedule_appointment order_status return_goods',
  'performance slow speed_up loading_time page_speed load_fast fast_page heavy budget_page',
  'responsive breakpoint layout screen_size css',
  'retrieval rag search_index embedding vector knowledge_base',
  'transcript conversation_log chat_log',
  'robots_txt robots rate_limit polite politely scraping_legal legal_scrape',
  'extract extraction pull_out read_out ocr field',
  'dedupe match matching clean cleanse',
  'warehouse bi data_warehouse',
  'react typescript frontend front_end',
  'node backend back_end',
];

/**
 * Words for passages that the pages answer in other words: by the passage's title, by the place on its page, or by the words
 * that it begins with.
 */
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
    'workflow rpa busywork bookkeeping hr zapier approval closing chase automate invoices paperwork retyping copy between systems excel accounting month-end back office orders email data entry someone types manual approval onboarding claims customs log audit repetitive',

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
  'These terms are governed': 'law court jurisdiction dispute applicable govern sue mumbai india',

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
    'personal data legal_basis transfer outside europe eu eea abroad usa india where is data stored location hosted subprocessors list of processors standard contractual clauses',
  'What protects the data':
    'encrypted encryption secure safe access control backup second factor two_factor authentication 2fa documents security measures hackers',
  'We keep data no longer': 'retention how_long keep store messages contact form delete',
  'No system is beyond failure':
    'breach hack leak incident notify notification hours stolen report inform tell customers',
  'You can ask us to':
    'copy of everything access delete correct export portability right erasure request exercise my_data about_me which data do you have hold forgotten object restrict',
  'Where a use rests on your consent': 'withdraw consent',
  'Write to the address below': 'gdpr request how_long answer identity free of charge response time',
  'You can also complain': 'complain authority regulator',
  'For questions and requests about personal data': 'privacy contact email dpo data protection officer',
};
