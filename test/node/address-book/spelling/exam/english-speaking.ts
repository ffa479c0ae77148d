/** The strangers' exam: countries that write English. */
import type { ExamOfCountry } from './exam-of-country.ts';

export const englishSpeaking: Readonly<Record<string, ExamOfCountry>> = {
  Australia: {
    families: [
      [
        '77 Sandy Creek Road |  | Gympie | QLD | 4570 | Australia',
        '77 Sandy Ck Rd |  | Gympie | QLD | 4570 | Australia',
      ],
      [
        'Unit 5, 12 Smith Street |  | Perth | WA | 6000 | AU',
        '#5/12 Smith St |  | Perth | WA | 6000 | AU',
        'Unit 5 - 12 Smith St |  | Perth | WA | 6000 | AU',
      ],
      [
        'Level 3, 12 Smith Street |  | Perth | WA | 6000 | AU',
        '3rd Floor 12 Smith St |  | Perth | WA | 6000 | AU',
        'Lev 3 12 Smith St |  | Perth | WA | 6000 | AU',
      ],
      ['27 Acland Street | | St Kilda | VIC | 3182 | AU', '#27 Acland St | | St Kilda | VIC | 3182 | Australia'],
      [
        'Corner King Street and Lonsdale Street | | Melbourne | VIC | 3000 | AU',
        'Cnr King & Lonsdale Sts | | Melbourne | VIC | 3000 | AU',
        'Cnr. Lonsdale and King Streets | | Melbourne | VIC | 3000 | AU',
        'Cnr Lonsdale St & King St | | Melbourne | VIC | 3000 | AU',
      ],
      ['PO Box 417 | | Launceston | TAS | 7250 | AU', 'P.O. Box 417 | | Launceston | Tas. | 7250 | AU'],
      [
        '12 Mount Pleasant Avenue | Mount Waverley | Melbourne | VIC | 3149 | AU',
        '12 Mount Pleasant Avenue, Mount Waverley VIC 3149 | | | | | AU',
        '12 Mt Pleasant Ave, Mt Waverley, Victoria 3149, Australia | | | | | Australia',
      ],
      ['158 Quay Parade | | Geelong | VIC | 3220 | AU', '158 Quay Pde | | Geelong | VIC | 3220 | AU'],
      ['128 Quay Parade | | Geelong | VIC | 3220 | AU', '128 Quay Pde | | Geelong | VIC | 3220 | AU'],
      ['148 Quay Parade | | Geelong | VIC | 3220 | AU', '148 Quay Pde | | Geelong | VIC | 3220 | AU'],
      ['168 Quay Parade | | Geelong | VIC | 3220 | AU', '168 Quay Pde | | Geelong | VIC | 3220 | AU'],
      ['178 Quay Parade | | Geelong | VIC | 3220 | AU', '178 Quay Pde | | Geelong | VIC | 3220 | AU'],
      [
        'Suite 5, Level 3, 12 St Kilda Road | | Melbourne | VIC | 3004 | AU',
        'Suite 5 3/F 12 St Kilda Rd | | Melbourne | VIC | 3004 | AU',
      ],
      [
        'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
        '12/8 Saint Georges Rd | | North Fitzroy | VIC | 3068 | AU',
        '8 St Georges Road Unit 12 | | Fitzroy Nth | VIC 3068 | | AU',
      ],
    ],
    others: [
      ['12 | | Fitzroy | VIC | 3065 | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
      ['12 Corner Street | | Fitzroy | VIC | 3065 | AU', '12 Street | | Fitzroy | VIC | 3065 | AU'],
      ['#27 Acland St | | St Kilda | VIC | 3182 | AU', '#72 Acland St | | St Kilda | VIC | 3182 | AU'],
      ['#4 27 Acland St | | St Kilda | VIC | 3182 | AU', '#27 Acland St | | St Kilda | VIC | 3182 | AU'],
      ['Unit 27, Acland St | | St Kilda | VIC | 3182 | AU', '27 Acland St | | St Kilda | VIC | 3182 | AU'],
      [
        'Cnr King & Lonsdale Sts | | Melbourne | VIC | 3000 | AU',
        'Cnr King & Lonsdale Rds | | Melbourne | VIC | 3000 | AU',
      ],
      [
        '12 Mount Pleasant Avenue, Mount Waverley VIC 3149 | | | | | AU',
        '12 Mount Pleasant Avenue, Mount Waverley VIC 3150 | | | | | AU',
      ],
      [
        'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
        'Unit 12, 8 St Georges Road | | Fitzroy | VIC | 3068 | AU',
      ],
      [
        'Unit 12, 8 St Georges Road | | Fitzroy North | VIC | 3068 | AU',
        'Unit 12, 8 St Georges Road | Fitzroy | Melbourne North | VIC | 3068 | AU',
      ],
      ['Granny Flat, 12 Smith St | | Perth | WA | 6000 | AU', '12 Smith St | | Perth | WA | 6000 | AU'],
      ['12 Smith St | | Fitzroy NSW 3065 | | | AU', '12 Smith St | | Fitzroy | VIC | 3065 | AU'],
      ['12 Smith St, Fitzroy NSW 3065 | | | | | AU', '12 Smith St | | Fitzroy VIC 3065 | | | AU'],
    ],
  },
  Canada: {
    families: [
      [
        '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
        '#405 - 1234 Burrard St |  | Vancouver | British Columbia | V6Z2A9 | Canada',
      ],
      [
        '5-12 King Street West |  | Toronto | ON | M5C 1R6 | CA',
        '#5 - 12 King St W |  | Toronto | ON | M5C 1R6 | CA',
        '#5-12 King St W |  | Toronto | ON | M5C 1R6 | CA',
      ],
      [
        '845 rue Sherbrooke Ouest | | Montréal | QC | H3A 0G4 | CA',
        '845 Sherbrooke Street West | | Montreal | Quebec | H3A 0G4 | CA',
        '845 Sherbrooke St W | | Montréal | PQ | h3a 0g4 | CA',
      ],
      [
        '1055 rue Sainte-Catherine Ouest, bureau 300 | | Montréal | QC | H3B 2T3 | CA',
        '1055 Ste-Catherine Street West, Suite 300 | | Montreal | QC | H3B 2T3 | CA',
      ],
      [
        '845 chemin Queen-Mary | | Montréal | QC | H3V 1A2 | CA',
        '845 Queen Mary Road | | Montreal | QC | H3V 1A2 | CA',
      ],
      [
        '90 boul. Saint-Laurent | | Montréal | QC | H2X 2T3 | CA',
        '90 St-Laurent Blvd | | Montréal | QC | H2X 2T3 | CA',
      ],
      [
        'PO Box 55 Station A | | Toronto | ON | M5W 1A2 | CA',
        'P.O. Box 55, Stn A | | Toronto | Ontario | M5W1A2 | CA',
        'PO BOX 55 STN A | | TORONTO | ON | M5W 1A2 | CA',
      ],
    ],
    others: [
      [
        '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
        '404-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
      ],
      [
        '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A9 | Canada',
        '405-1234 Burrard Street |  | Vancouver | BC | V6Z 2A8 | Canada',
      ],
      [
        '#405 - 1234 Burrard St | | Vancouver | BC | V6Z 2A9 | CA',
        '#405 - 1235 Burrard St | | Vancouver | BC | V6Z 2A9 | CA',
      ],
      ['845 rue Denis | | Montréal | QC | H3A 0G4 | CA', '845 St-Denis | | Montréal | QC | H3A 0G4 | CA'],
      ['845 Avenue Road | | Toronto | ON | M5R 2J3 | CA', '845 Road Avenue | | Toronto | ON | M5R 2J3 | CA'],
      ['845 rue King Ouest | | Montréal | QC | H3A 0G4 | CA', '845 King Street East | | Montréal | QC | H3A 0G4 | CA'],
      ['845 rue King | | Montréal | QC | H3A 0G4 | CA', '845 King Avenue | | Montréal | QC | H3A 0G4 | CA'],
      ['PO Box 55 Station A | | Toronto | ON | M5W 1A2 | CA', 'PO Box 55, Station B | | Toronto | ON | M5W 1A2 | CA'],
    ],
  },
  Ireland: {
    families: [
      [
        'First Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
        '1st Floor, 61 Lr. Leeson St |  | Dublin 2 |  | D02AB12 | Ireland',
        '61 Lwr Leeson St, Floor 1 |  | Dublin |  | D02 AB12 | IE',
      ],
      [
        '14 Parnell Street Upper | | Dublin 1 | Co. Dublin | D01 W2X4 | IE',
        '14 Upper Parnell St | | Dublin 1 | | D01W2X4 | Ireland',
      ],
    ],
    others: [
      [
        'First Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
        'Second Floor, 61 Lower Leeson Street |  | Dublin 2 |  | D02 AB12 | Ireland',
      ],
      [
        '14 Parnell Street Upper | | Dublin 1 | | D01 W2X4 | IE',
        '14 Parnell Street Lower | | Dublin 1 | | D01 W2X4 | IE',
      ],
      ['14 Parnell Street Upper | | Dublin 1 | | D01 W2X4 | IE', '14 Parnell Street | | Dublin 1 | | D01 W2X4 | IE'],
    ],
  },
  'New Zealand': {
    families: [
      [
        'RD 2, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
        '150 State Hwy 1, RD 2 |  | Kaikoura |  | 7371 | NZ',
        '150 SH 1, R.D. 2 |  | Kaikōura |  | 7371 | New Zealand',
      ],
    ],
    others: [
      [
        'RD 2, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
        'RD 3, 150 State Highway 1 |  | Kaikoura |  | 7371 | New Zealand',
      ],
    ],
  },
  'South Africa': {
    families: [
      [
        '45 Voortrekker Street | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
        '45 Voortrekkerstraat | Sunnyside | Pretoria |  | 0002 | South Africa',
      ],
      ['Flat 5, 12 Long Street |  | Cape Town |  | 8001 | ZA', 'No. 5, 12 Long Street |  | Cape Town |  | 8001 | ZA'],
      [
        'Private Bag X9 | | Polokwane | | 0700 | ZA',
        'Pvt Bag X9 | | Polokwane | | 0700 | ZA',
        'P/Bag X 9 | | Polokwane | | 0700 | ZA',
      ],
    ],
    others: [
      [
        '45 Voortrekker Street | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
        '45 Voortrekker Road | Sunnyside | Pretoria | Gauteng | 0002 | South Africa',
      ],
      ['Private Bag X9 | | Polokwane | | 0700 | ZA', 'Pvt Bag X6 | | Polokwane | | 0700 | ZA'],
    ],
  },
  'United Kingdom': {
    families: [
      [
        '12 Station Approach | Didsbury | Manchester |  | M20 2RB | United Kingdom',
        '12 Station Appr. |  | Manchester |  | M20 2RB | United Kingdom',
      ],
      [
        'Rose Cottage, 5 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
        'Rose Cottage 5 Church Lane |  | Ely | Cambs. | CB74JF | United Kingdom',
      ],
      [
        '2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
        'Flat 2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | UK',
      ],
      [
        'Flat 2, 31 Albert Embankment | | London | | SE1 7TJ | GB',
        'Flat 2, 31 Albert Embkmt | | London | | SE1 7TJ | UK',
        '2/31 Albert Emb. | | London | | SE1 7TJ | UK',
      ],
      [
        'Unit 6, Kingsway Business Park, Oldfield Road | | Hampton | | TW12 2HD | GB',
        '6 Kingsway Business Park, Oldfield Rd | | Hampton | | TW122HD | UK',
        'Unit 6 Kingsway Bus. Pk, Oldfield Rd | | Hampton | | TW12 2HD | UK',
      ],
      [
        'Rose Cottage, Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
        'ROSE COTTAGE MILL LANE | Bibury | Cirencester | | GL75NL | UK',
      ],
      [
        '12A Kings Road | | Reading | | RG1 3AA | GB',
        "12A King's Rd, Reading, RG1 3AA | | | | | UK",
        '12A Kings Road, Reading, Berkshire RG13AA | | | | | UK',
      ],
      [
        '2nd Floor, 41-43 Great Queen Street | | London | | WC2B 5AA | GB',
        '2/F 41 - 43 Great Queen Street | | London | | WC2B 5AA | UK',
        '2/F, 41-43 Gt Queen St | | London | | WC2B 5AA | UK',
      ],
      [
        'Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
        "The Garden Flat, 88 Queen's Rd | | London | | SW1A1AA | UK",
      ],
      [
        'Top Floor Flat, 6 Warrender Park Terrace | | Edinburgh | | EH9 1JA | GB',
        'Top Flat, 6 Warrender Pk Ter | | Edinburgh | | EH9 1JA | GB',
        '6 Warrender Park Terrace, Top Floor | | Edinburgh | | EH91JA | UK',
      ],
    ],
    others: [
      [
        'Rose Cottage, 5 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
        'Rose Cottage, 6 Church Lane |  | Ely | Cambridgeshire | CB7 4JF | United Kingdom',
      ],
      [
        '2F1, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
        '2F2, 14 Marchmont Road |  | Edinburgh |  | EH9 1HZ | United Kingdom',
      ],
      ['Rose Cottage 5 Church Lane | | Ely | | CB7 4JF | UK', 'Rose Cottage 6 Church Lane | | Ely | | CB7 4JF | UK'],
      ['Flat 5 Church Lane | | Ely | | CB7 4JF | UK', '5 Church Lane | | Ely | | CB7 4JF | UK'],
      [
        '6 Kingsway Business Park, Oldfield Road | | Hampton | | TW12 2HD | GB',
        '6 Oldfield Road | | Hampton | | TW12 2HD | GB',
      ],
      [
        'Rose Cottage Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
        'Ivy Cottage Mill Lane | Bibury | Cirencester | | GL7 5NL | GB',
      ],
      ['2/F 41 High Street | | Leeds | | LS1 4AP | GB', '2F, 14 High Street | | Leeds | | LS1 4AP | GB'],
      ['12/F High Street | | Leeds | | LS1 4AP | GB', 'Floor 12, High Street | | Leeds | | LS1 4AP | GB'],
      ['Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
      ['Top Floor Flat, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
      ['The Annexe, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
      ['Penthouse, 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
      ['Rear of 88 Queens Road | | London | | SW1A 1AA | GB', '88 Queens Road | | London | | SW1A 1AA | GB'],
      [
        'Garden Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
        'Upper Flat, 88 Queens Road | | London | | SW1A 1AA | GB',
      ],
    ],
  },
  'United States': {
    families: [
      [
        '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
        '742 Evergreen Terrace, No. 12 |  | Portland | OR | 97201 | USA',
      ],
      [
        '1500 North Michigan Avenue |  | Chicago | IL | 60610 | United States',
        '1500 No. Michigan Ave |  | Chicago | IL | 60610 | US',
      ],
      [
        '88 Northeast 21st Street |  | Miami | FL | 33137 | United States',
        '88 N.E. 21 St |  | Miami | FL | 33137 | USA',
      ],
      [
        '47 West 13th Street |  | New York | NY | 10011 | United States',
        '47 W. 13 Street |  | New York | NY | 10011 | USA',
      ],
      ['12 Main Street Apt 5B |  | Reno | NV | 89501 | US', '12 Main St., No. 5B |  | Reno | NV | 89501 | US'],
      [
        'Corner of 3rd Avenue and Pine Street | | Seattle | WA | 98101 | US',
        'Cnr 3rd Ave & Pine St | | Seattle | WA | 98101 | US',
        '3rd Ave and Pine St | | Seattle | WA | 98101 | US',
      ],
      ['1450 N 5th Street | | Wichita | KS | 67202 | US', '1450 N 5th Street | | Wichita | Kan. | 67202 | USA'],
      ['1 Twenty-First Street | | Galveston | TX | 77550 | US', '1 21st St | | Galveston | TX | 77550 | USA'],
      [
        '1500 Martin Luther King Jr. Boulevard | | Atlanta | GA | 30314 | US',
        '1500 Martin Luther King, Jr. Blvd | | Atlanta | Georgia | 30314 | USA',
        '1500 Martin Luther King Junior Blvd | | Atlanta | Ga. | 30314 | US',
        '1500 M.L.K. Jr. Blvd | | Atlanta | GA | 30314 | US',
      ],
      ['310 Birch Lane | | Boise | ID | 83702 | US', '#310 Birch Ln | | Boise | Idaho | 83702 | USA'],
      [
        'Corner of Main Street and 2nd Avenue | | Ogden | UT | 84401 | US',
        'Cor. Main St & Second Ave | | Ogden | UT | 84401 | US',
        '2nd Ave & Main St | | Ogden | Utah | 84401 | US',
      ],
      ['PO Box 123 | | Dayton | OH | 45402 | US', 'Box 123 | | Dayton | Ohio | 45402 | US'],
      [
        '123 1/2 Main Street | | Dayton | OH | 45402 | US',
        '123-1/2 Main St. | | Dayton | OH | 45402 | US',
        '123½ Main St | | Dayton | OH | 45402 | US',
      ],
      [
        '31 Smith Street, Apt A | | Boston | MA | 02116 | US',
        'Apt A 31 Smith St | | Boston | MA | 2116 | US',
        '31 Smith St #A | | Boston | MA 02116 | | US',
      ],
      [
        'RR 2 Box 152 | | Bluefield | WV | 24701 | US',
        'RR #2 Box #152 | | Bluefield | WV | 24701 | US',
        'Rural Route 2, Box 152 | | Bluefield | W. Va. | 24701 | US',
      ],
    ],
    others: [
      [
        '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
        '742 Evergreen Terrace Apt 21 |  | Portland | OR | 97201 | United States',
      ],
      [
        '742 Evergreen Terrace Apt 12 |  | Portland | OR | 97201 | United States',
        '742 Evergreen Terrace |  | Portland | OR | 97201 | United States',
      ],
      [
        '1500 North Michigan Avenue |  | Chicago | IL | 60610 | United States',
        '1500 South Michigan Avenue |  | Chicago | IL | 60610 | United States',
      ],
      [
        '88 Northeast 21st Street |  | Miami | FL | 33137 | United States',
        '88 Northwest 21st Street |  | Miami | FL | 33137 | United States',
      ],
      [
        '88 Northeast 21st Street |  | Miami | FL | 33137 | United States',
        '88 Northeast 12th Street |  | Miami | FL | 33137 | United States',
      ],
      [
        '47 West 13th Street |  | New York | NY | 10011 | United States',
        '47 East 13th Street |  | New York | NY | 10011 | United States',
      ],
      [
        '47 West 13th Street |  | New York | NY | 10011 | United States',
        '47 West 31st Street |  | New York | NY | 10011 | United States',
      ],
      ['88 NE 21 St | | Miami | FL | 33137 | US', '88 NE 22nd St | | Miami | FL | 33137 | US'],
      [
        '742 Evergreen Terrace, No. 12 | | Portland | OR | 97201 | US',
        '742 Evergreen Terrace, No. 21 | | Portland | OR | 97201 | US',
      ],
      [
        '742 Evergreen Terrace, No. 12 | | Portland | OR | 97201 | US',
        '12 Evergreen Terrace, No. 742 | | Portland | OR | 97201 | US',
      ],
      ['1500 No. Michigan Ave | | Chicago | IL | 60610 | US', '1500 So. Michigan Ave | | Chicago | IL | 60610 | US'],
      ['3rd Ave and Pine St | | Seattle | WA | 98101 | US', '2nd Ave and Pine St | | Seattle | WA | 98101 | US'],
      ['123-1/2 Main St | | Dayton | OH | 45402 | US', '123-1/3 Main St | | Dayton | OH | 45402 | US'],
      ['123-1/2 Main St | | Dayton | OH | 45402 | US', '123 Main St | | Dayton | OH | 45402 | US'],
      ['31 Smith St | | Boston | MA | 21160 | US', '31 Smith St | | Boston | MA | 2116 | US'],
      ['RR 2 Box 152 | | Bluefield | WV | 24701 | US', 'RR #152 Box 2 | | Bluefield | WV | 24701 | US'],
    ],
  },
};
