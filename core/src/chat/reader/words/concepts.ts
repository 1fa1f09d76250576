/**
 * Beginnings of words that mean the same in the languages people write to us in, without accents. What is learned from one
 * language about a concept holds in the others.
 */
const CONCEPTS = `
buy: buy bought purchas compr achet acquer kauf beli borong satin купи покуп приобр взять возьми pilli agarr pegar prend hol
sell: sell sold sale vend verkauf jual sat satm satay satsa прода слить слей скину dump liquida desfaz
swap: swap exchang convert trad cambi troc trueq permut conver echang tausch wechsel umtausch scambi takas degis cevir tukar обмен поменя конверт свап pasa transform
send: send sent transfer withdraw envi mand tranfer envoy vir schick uberweis send versend invi sped gonder yolla transfer kirim отправ перевед перекин скинь пошли вывед retir saque preleva auszahl
price: price pric cost quot preci prec prix cour tarif preis kurs kost prezz quotazion fiyat kac harga berapa цен курс стои сколько valor vale vaut wert quant cuant combien wieviel cotiz cotac
balance: balanc portfolio holding sald soldes solde guthaben kontostand bestand bakiy cuzdan varlik saldo isi portofolio баланс портфел осталось денег patrimon portafogl portefeuille dinero dinheiro argent geld soldi para duit uang
news: news headlin notici novedad novidad nouvell actualit infos nachricht neuigkeit neues notizi novita haber gelism berita kabar новост нового слышно
safe: safe scam rug legit trust honeypot segur confiab estaf golp fiabl arnaqu fiable sich betrug seri sicur truff affidab guven dolandir aman tipu penipu безопас скам надеж развод кидал
trend: trend hot pump popular tendenc moda bomband alta tendanc angesagt beliebt tendenz trend popul gundem yukselis populer naik lagi ramai тренд популярн хайп растет трендов
profit: profit pnl gain loss made earn gan perd lucr prejuiz ganad benefic gagn perte bilan gewinn verlust verdient guadagn perdit profitt kazan kar zarar untung rugi cuan прибыл убыт заработ доход плюс минус
fee: fee gas comision comissao tax taxa frais gebuhr commission costi ucret masraf biaya komisi комисс газ
history: histor transaction transac movim mouvement verlauf transaktion cronolog moviment transazion gecmis islem riwayat transaksi истори транзакц операц
market: market mercad marche markt mercat piyasa pasar рынк рынок
compare: compar versus better mejor melhor mieux meilleur comparer vergleich besser confront miglior karsilastir iyi bagus banding лучше сравн или oder atau yoksa mi
report: report analy deep dive inform informe relatori rapport bericht analys rapport rapor analiz lapor анализ отчет разбор
deposit: deposit fund address direccion endereco adress einzahl adresse indirizzo deposit adres yatir alamat setor адрес пополн депозит депонир
hello: hello hey hi hola ola oi bonjour salut hallo moin ciao buongiorno selam merhaba halo hai привет здравств gm
thanks: thank thx gracia obrigad merci dank grazie tesekkur sagol makasih terima kasih спасибо благодар valeu
help: help ayud ajud aid aide hilf aiut yardim bantu tolong помощ помоги умеешь
who: who quien quem qui wer chi kim siapa кто
cancel: cancel forget olvid deixa laisse annul abbrech vergiss lascia annulla iptal vazgec batal lupakan отмен забудь stop dejalo
limit: limit orden ordem ordre order emir perintah лимит ордер заявк
stop: stop stopp стоп
take: takeprofit tp profit hedef тейк
every: every each daily weekly monthly cada todo diari chaque tous jede taglich wochentlich ogni her gunluk haftalik setiap tiap кажд ежедневн еженедел
alert: alert notif avis avisa avis prevenir benachrichtig melde avvis avverti bildir haber kabari beritahu уведом сообщи напомни предупред
explain: explain mean meaning signific quiere explic explique expliqu bedeut erklar spieg signif acikla demek nedir jelas artinya apa itu объясн означа значит такое что
remember: remember note recuerd lembr anota souviens note merk notier ricord hatirla not ingat catat запомн помни запиши
today: today hoy hoje aujourd heute oggi bugun hari сегодня сутки
week: week seman semaine woche settiman hafta minggu недел
month: month mes mois monat mese ay bulan месяц
should: should debo deveria devo dois sollte soll dovrei conviene vale alsam almali sebaiknya perlu стоит нужно ли
rise: rise moon subir subira sube monter monte steig salir sale yuksel artar naik turun fall baja cai baiss fall scend dus вырас упад раст
bank: bank card cash tarjet banc cartao cart carte karte bank kart kartu tunai карт банк нал euro eur pix paypal
bridge: bridge puent ponte pont brucke ponte kopru jembatan мост bridg
stake: stak apost стейк
wallet: wallet vault carter bilheter portefeuill bors portafogl cuzdan dompet кошел
info: info tell about habla cuent fala conte parle erzahl parlami dimmi anlat bilgi ceritain tentang расскажи инфо`

const BY_START: ReadonlyMap<string, string> = new Map(
  CONCEPTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', starts = ''] = line.split(': ')
      return starts.split(' ').map((start) => [start, concept] as const)
    }),
)
const STARTS_MIN = 2
const STARTS_MAX = 9

/** The concept that a word without accents belongs to, by the longest beginning that is known; null for most words. */
export function conceptOf(folded: string): string | null {
  for (let size = Math.min(folded.length, STARTS_MAX); size >= STARTS_MIN; size -= 1) {
    const concept = BY_START.get(folded.slice(0, size))
    if (concept !== undefined && (size >= 4 || size === folded.length || /[^ -~]/.test(folded)))
      return concept
  }
  return null
}
